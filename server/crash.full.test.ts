import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { demoFolder } from './demo-app';
import { jsonPost, message } from './testing/app';
import { mailServer } from './testing/mail-server';
import { emailsIn } from './testing/outbox';

/** The service as a separate process, which prints its address and ends on SIGTERM. */
const program = `
  import { readEnv } from '#lib/site/env';
  import { start } from '#server/start';
  const site = { name: 'Weftline', email: 'hello@w.example', demoHost: 'demos.example' };
  const running = await start({ env: readEnv(), site, root: process.argv[1], log() {} });
  process.once('SIGTERM', () => running.close().then(() => process.exit(0)));
  console.log(running.siteUrl);
`;

let root: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'crash-'));
  for (const folder of ['out', demoFolder]) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  await writeFile(path.join(root, 'out', 'index.html'), 'home');
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

async function service(smtpUrl: string) {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, root];
  const values = {
    PORT: '0',
    DEMO_PORT: '0',
    OPERATOR_PORT: '0',
    RATE_LIMIT: '1000000',
    OUTBOX_RETRY_MS: '20',
  };
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...values, DATA_DIR: path.join(root, 'data'), SMTP_URL: smtpUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, url: String(url) };
}

/** Posts messages until the service has ended, and collects the acknowledged ones. */
async function write(url: string, writer: string, acknowledged: string[]) {
  for (let number = 0; ; number += 1) {
    const details = `<${writer}-${number}>`;
    try {
      const answer = await fetch(`${url}/send-email`, jsonPost({ ...message, details }));
      if (answer.ok) acknowledged.push(details);
    } catch {
      return;
    }
  }
}

it('loses no acknowledged message when it is killed while eight writers post', async () => {
  const mail = await mailServer({ delayMs: 5 });
  const acknowledged: string[] = [];
  for (const round of [1, 2, 3]) {
    const { child, url } = await service(mail.url);
    const writers = Array.from({ length: 8 }, (_, index) =>
      write(url, `${round}-${index}`, acknowledged),
    );
    const wanted = acknowledged.length + 40;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(wanted), 10_000);
    child.kill('SIGKILL');
    await Promise.all(writers);
  }

  const { child } = await service(mail.url);
  const waiting = () => emailsIn(path.join(root, 'data', 'outbox'));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 20_000);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);

  const arrived = new Map<string, Set<string>>();
  for (const email of mail.emails) {
    const details = /^<\d-\d-\d+>/m.exec(email)?.[0] ?? '';
    const id = /^Message-ID: (.*)$/im.exec(email)?.[1] ?? '';
    arrived.set(details, (arrived.get(details) ?? new Set()).add(id));
  }
  expect(acknowledged.filter((details) => !arrived.has(details))).toEqual([]);
  // An email that was sent twice has the same Message-ID both times.
  expect([...arrived.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  await mail.close();
}, 60_000);
