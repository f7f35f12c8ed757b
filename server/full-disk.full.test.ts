import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openContactMailer } from './contact-mailer';
import { jsonPost, message, testApp } from './testing/app';
import { emailsIn } from './testing/outbox';

const addresses = { siteName: 'Weftline', from: 'site@w.example', to: 'team@w.example' };
const long = (number: number) => ({ ...message, details: `${number} ${'x'.repeat(4990)}` });

let disk: string;
let mounted = false;

beforeAll(async () => {
  disk = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
  mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk]).status === 0;
});

afterAll(async () => {
  if (mounted) spawnSync('umount', [disk]);
  await rm(disk, { recursive: true, force: true });
});

describe('a disk that is full', () => {
  it('refuses with 503, keeps acknowledged messages, and recovers', async (context) => {
    if (!mounted) context.skip('only root can mount a disk of 128 kB');
    const folder = path.join(disk, 'outbox');
    const contactMailer = await openContactMailer({
      folder,
      addresses,
      smtpUrl: undefined,
      retryMs: 1000,
      log: vi.fn(),
      limits: { minFreeBytes: 0 },
    });
    const { app, log } = testApp({ enqueue: contactMailer.enqueue });
    const post = (number: number) =>
      app.request('http://localhost/send-email', jsonPost(long(number)));
    const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => post(number)));
    const withStatus = (status: number) => answers.filter((answer) => answer.status === status);

    expect(withStatus(503).length).toBeGreaterThan(0);
    expect(withStatus(200).length).toBeGreaterThan(0);
    expect(withStatus(200).length + withStatus(503).length).toBe(40);
    expect(log).toHaveBeenCalledWith(
      'message-not-stored',
      expect.objectContaining({ code: 'ENOSPC' }),
    );
    const names = await emailsIn(folder);
    expect(names).toHaveLength(withStatus(200).length);
    for (const name of names) {
      expect(await readFile(path.join(folder, name), 'utf8')).toContain('</html>');
    }

    await rm(path.join(folder, names[0] ?? ''));
    expect((await post(100)).status).toBe(200);
    await contactMailer.close();
  });
});
