import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

import { readEnv } from '../../lib/site/env';
import { log } from '../../server/log';
import { start } from '../../server/start';
import { noMail } from '../../server/testing/no-mail';

/** Starts the service on out/ for the tests of a file. @returns what gives its origin */
export function startService(): () => string {
  let service: Awaited<ReturnType<typeof start>> | undefined;
  const data = mkdtempSync(path.join(tmpdir(), 'contact-export-'));
  beforeAll(async () => {
    const settings = { ...noMail, PORT: '0', DEMO_PORT: '0', DATA_DIR: data };
    const env = readEnv({ ...process.env, ...settings });
    service = await start({ env, root: process.cwd(), log });
  });
  afterAll(async () => {
    await service?.close();
    rmSync(data, { recursive: true });
  });
  return () => service?.siteUrl ?? '';
}
