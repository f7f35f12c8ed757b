import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { tempProject } from '#lib/content/fixtures/temp-project';
import { OutboxFullError, type OutboxOptions, openOutbox as open } from './outbox';
import { messageId } from './submission';
import { emailsIn } from './testing/outbox';

const idOf = (second: number) =>
  messageId(new Date(Date.now() - 60_000 + second * 1000), `${second}`.padStart(18, 'a'));
const [one, two, three, four] = [idOf(1), idOf(2), idOf(3), idOf(4)];

const opened: Awaited<ReturnType<typeof open>>[] = [];

async function openOutbox(where: string, options: OutboxOptions = {}) {
  const outbox = await open(where, options);
  opened.push(outbox);
  return outbox;
}

let root: string;
let folder: string;

beforeEach(() => {
  root = tempProject({});
  folder = path.join(root, 'outbox');
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

const email = Buffer.from('Subject: hello\r\n\r\ntext\r\n');

describe('openOutbox', () => {
  it('keeps an email as one private .eml file and leaves nothing else', async () => {
    const outbox = await openOutbox(folder);
    await outbox.add(one, email);
    expect(await emailsIn(folder)).toEqual([`${one}.eml`]);
    expect(await readFile(path.join(folder, `${one}.eml`))).toEqual(email);
    if (process.platform !== 'win32') {
      expect((await stat(path.join(folder, `${one}.eml`))).mode & 0o777).toBe(0o600);
    }
  });

  it('lists the oldest first, reads and removes', async () => {
    const outbox = await openOutbox(folder);
    await Promise.all([two, one, three].map((id) => outbox.add(id, email)));
    await outbox.remove(two);
    expect(await outbox.list()).toEqual([one, three]);
    expect(await outbox.read(one)).toEqual(email);
    await expect(outbox.read(two)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('lists emails of an earlier process and removes unfinished ones', async () => {
    const before = await openOutbox(folder);
    await before.add(one, email);
    await before.close();
    await writeFile(path.join(folder, `${two}.tmp`), 'half a let');
    const outbox = await openOutbox(folder);
    expect(await outbox.list()).toEqual([one]);
    expect(await emailsIn(folder)).toEqual([`${one}.eml`]);
  });

  it('rejects when the disk has an error', async () => {
    const outbox = await openOutbox(folder);
    await rm(folder, { recursive: true });
    await expect(outbox.add(one, email)).rejects.toThrow(/ENOENT/);
  });

  it('takes many emails with few syncs of the folder', async () => {
    const sync = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    const outbox = await openOutbox(folder, { sync });
    await Promise.all(Array.from({ length: 200 }, (_, index) => outbox.add(idOf(index), email)));
    expect((await outbox.list()).length).toBe(200);
    expect(sync.mock.calls.length).toBeLessThan(100);
  });

  it('acknowledges only after a sync of the folder that saw the name', async () => {
    const seen: string[][] = [];
    const sync = async () => void seen.push((await emailsIn(folder)).sort());
    const outbox = await openOutbox(folder, { sync });
    await Promise.all(
      [one, two, three].map(async (id) => {
        await outbox.add(id, email);
        expect(seen.flat()).toContain(`${id}.eml`);
      }),
    );
  });

  it('stores nothing of a refused email', async () => {
    const outbox = await openOutbox(folder, { sync: async () => Promise.reject(new Error('EIO')) });
    await expect(outbox.add(one, email)).rejects.toThrow('EIO');
    expect(await emailsIn(folder)).toEqual([]);
  });

  it('moves to dead letters an email with the reason beside it, out of the list', async () => {
    const outbox = await openOutbox(folder);
    await outbox.add(one, email);
    const file = await outbox.moveToDeadLetters(one, { reason: 'no such mailbox' });
    expect(file).toBe(path.join(folder, 'dead', `${one}.eml`));
    expect(await readFile(file)).toEqual(email);
    const reason = await readFile(path.join(folder, 'dead', `${one}.json`), 'utf8');
    expect(JSON.parse(reason)).toEqual({ reason: 'no such mailbox' });
    expect(await outbox.list()).toEqual([]);
    expect(await outbox.requeueDeadLetters()).toBe(1);
    expect(await outbox.list()).toEqual([one]);
    expect(await readdir(path.join(folder, 'dead'))).toEqual([]);
  });

  it('remembers what was delivered for a day, without its text', async () => {
    const outbox = await openOutbox(folder);
    await outbox.add(one, email);
    await outbox.remove(one);
    expect(await outbox.recentIds()).toEqual([one]);
    expect(await readFile(path.join(folder, 'delivered', one), 'utf8')).toBe('');
    const old = messageId(new Date(Date.now() - 86_400_001), 'b'.repeat(18));
    await writeFile(path.join(folder, 'delivered', old), '');
    await outbox.list();
    expect(await readdir(path.join(folder, 'delivered'))).toEqual([one]);
  });

  it('truncates a delivered email after a crash', async () => {
    await mkdir(path.join(folder, 'delivered'), { recursive: true });
    await writeFile(path.join(folder, 'delivered', one), 'personal data');
    const outbox = await openOutbox(folder);
    expect(await readFile(path.join(folder, 'delivered', one), 'utf8')).toBe('');
    expect(await outbox.recentIds()).toEqual([one]);
  });

  it('stores suspect emails in a separate folder, until an operator moves them', async () => {
    const outbox = await openOutbox(folder);
    await outbox.add(one, email, true);
    expect(await outbox.list()).toEqual([]);
    expect(await outbox.state()).toMatchObject({ waiting: 0, suspect: 1 });
    await rename(path.join(folder, 'suspect', `${one}.eml`), path.join(folder, `${one}.eml`));
    expect(await outbox.list()).toEqual([one]);
  });

  it('leaves unknown entries alone and logs each once', async () => {
    await mkdir(path.join(folder, 'photos.eml'), { recursive: true });
    await writeFile(path.join(root, 'secret'), 'secret');
    await symlink(path.join(root, 'secret'), path.join(folder, `${two}.eml`));
    await writeFile(path.join(folder, 'notes.eml'), 'mine');
    await writeFile(path.join(folder, 'draft.tmp'), 'mine');
    const odd = ['draft.tmp', 'notes.eml', 'photos.eml', `${two}.eml`];
    if (process.platform !== 'win32') {
      expect(spawnSync('mkfifo', [path.join(folder, `${three}.eml`)]).status).toBe(0);
      odd.push(`${three}.eml`);
    }
    const log = vi.fn();
    const outbox = await openOutbox(folder, { log });
    await outbox.add(one, email);
    expect(await outbox.list()).toEqual([one]);
    expect(await outbox.list()).toEqual([one]);
    const names = log.mock.calls.map(([event, facts]) => `${event} ${facts.name}`);
    expect(names.sort()).toEqual(odd.map((name) => `outbox-entry-ignored ${name}`).sort());
    expect(await readFile(path.join(folder, 'draft.tmp'), 'utf8')).toBe('mine');
  });

  it.each([
    ['messages', { maxMessages: 2 }, false],
    ['bytes', { maxBytes: 2 * email.length }, false],
    ['suspect messages', { maxSuspect: 2 }, true],
  ])('refuses more %s than its limit, also when they come together', async (_, limits, suspect) => {
    const outbox = await openOutbox(folder, { limits });
    const all = await Promise.allSettled(
      [one, two, three].map((id) => outbox.add(id, email, suspect)),
    );
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([expect.objectContaining({ reason: expect.any(OutboxFullError) })]);
    if (suspect) await outbox.add(four, email);
    else {
      await outbox.remove((await outbox.list())[0] ?? '');
      await outbox.add(four, email);
    }
  });

  it.each([
    ['2 messages', { maxMessages: 2 }],
    ['100 bytes', { maxBytes: 100 }],
    ['1 suspect', { maxSuspect: 1 }],
  ])('counts what an earlier process stored, and says what is full: %s', async (reason, limits) => {
    const before = await openOutbox(folder);
    await before.add(one, Buffer.alloc(50), true);
    await before.add(two, Buffer.alloc(30));
    await before.moveToDeadLetters(two, {});
    await before.close();
    const outbox = await openOutbox(folder, { limits: { minFreeBytes: 0, ...limits } });
    await expect(outbox.add(three, Buffer.alloc(30), true)).rejects.toMatchObject({
      code: 'OUTBOX_FULL',
      message: `The outbox is full: ${reason}.`,
    });
    // Only the number of suspect messages has a limit of its own.
    const other = outbox.add(three, Buffer.alloc(20));
    if (reason === '2 messages') await expect(other).rejects.toThrow(OutboxFullError);
    else await expect(other).resolves.toBeUndefined();
  });

  it('has room again for a message that could not be stored', async () => {
    let failing = true;
    const outbox = await openOutbox(folder, {
      limits: { maxMessages: 1, maxBytes: email.length },
      sync: async () => (failing ? Promise.reject(new Error('EIO')) : undefined),
    });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(outbox.add(one, email)).rejects.toThrow('EIO');
    }
    failing = false;
    await outbox.add(one, email);
    await expect(outbox.add(two, email)).rejects.toThrow(OutboxFullError);
  });

  it('remembers all submissions of a day: waiting, dead, suspect and delivered', async () => {
    const old = messageId(new Date(Date.now() - 86_400_001), 'b'.repeat(18));
    const outbox = await openOutbox(folder);
    for (const [id, suspect] of [[one], [two, true], [three], [four], [old]] as const) {
      await outbox.add(id, email, suspect);
    }
    await outbox.moveToDeadLetters(three, {});
    await outbox.remove(four);
    expect((await outbox.recentIds()).sort()).toEqual([one, two, three, four]);
  });

  it('removes unfinished files of suspect emails too, and nothing else', async () => {
    const before = await openOutbox(folder);
    await before.add(one, email, true);
    await before.close();
    const suspects = path.join(folder, 'suspect');
    await writeFile(path.join(suspects, `${two}.tmp`), 'half');
    await writeFile(path.join(suspects, 'notes.tmp'), 'mine');
    await openOutbox(folder);
    expect((await readdir(suspects)).sort()).toEqual([`${one}.eml`, 'notes.tmp'].sort());
  });

  it('leaves its own folders and files out of what it logs', async () => {
    const log = vi.fn();
    const outbox = await openOutbox(folder, { log });
    await outbox.add(one, email, true);
    await outbox.add(two, email);
    await outbox.add(three, email);
    await outbox.moveToDeadLetters(two, {});
    await outbox.remove(three);
    await writeFile(path.join(folder, `${two}.tmp`), 'being written');
    await outbox.checkWritable();
    await mkdir(path.join(folder, 'x'.repeat(250)));
    await outbox.list();
    expect(log.mock.calls).toEqual([['outbox-entry-ignored', { name: 'x'.repeat(200) }]]);
  });

  it('syncs the folder after it has put dead letters back, and only then', async () => {
    const sync = vi.fn(async () => undefined);
    const outbox = await openOutbox(folder, { sync });
    expect(await outbox.requeueDeadLetters()).toBe(0);
    expect(sync).not.toHaveBeenCalled();
    await outbox.add(one, email);
    await outbox.moveToDeadLetters(one, {});
    sync.mockClear();
    expect(await outbox.requeueDeadLetters()).toBe(1);
    expect(sync).toHaveBeenCalledTimes(1);
  });

  it('refuses before the disk is full', async () => {
    const outbox = await openOutbox(folder, { limits: { minFreeBytes: Number.MAX_SAFE_INTEGER } });
    await expect(outbox.add(one, email)).rejects.toThrow(OutboxFullError);
    expect(await emailsIn(folder)).toEqual([]);
  });

  it('reports counts and ages for operators', async () => {
    const outbox = await openOutbox(folder);
    await outbox.add(one, email);
    await outbox.add(two, email);
    await outbox.moveToDeadLetters(two, {});
    const state = await outbox.state();
    expect(state).toMatchObject({ waiting: 1, dead: 1, suspect: 0, bytes: 2 * email.length });
    expect(state.oldestAgeMs).toBeGreaterThanOrEqual(59_000);
    expect(state.oldestAgeMs).toBeLessThan(86_400_000);
    await expect(outbox.checkWritable()).resolves.toBeUndefined();
    expect((await readdir(folder)).filter((name) => name.includes('probe'))).toEqual([]);
    await rm(folder, { recursive: true });
    await expect(outbox.checkWritable()).rejects.toThrow(/ENOENT/);
  });
});
