import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openOutbox } from './outbox';

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  folder = path.join(root, 'outbox');
});

afterEach(() => rm(root, { recursive: true, force: true }));

const email = Buffer.from('Subject: hello\r\n\r\ntext\r\n');

describe('openOutbox', () => {
  it('keeps an email as one private .eml file and leaves nothing else', async () => {
    const outbox = await openOutbox(folder);
    await outbox.add('1-a', email);
    expect(await readdir(folder)).toEqual(['1-a.eml']);
    expect(await readFile(path.join(folder, '1-a.eml'))).toEqual(email);
    if (process.platform !== 'win32') {
      expect((await stat(path.join(folder, '1-a.eml'))).mode & 0o777).toBe(0o600);
    }
  });

  it('lists the oldest first, reads and removes', async () => {
    const outbox = await openOutbox(folder);
    await Promise.all(['2-b', '1-a', '3-c'].map((id) => outbox.add(id, email)));
    await outbox.remove('2-b');
    expect(await outbox.list()).toEqual(['1-a', '3-c']);
    expect(await outbox.read('1-a')).toEqual(email);
    await expect(outbox.read('2-b')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('finds what an earlier process accepted and clears what it never finished', async () => {
    await (await openOutbox(folder)).add('1-a', email);
    await writeFile(path.join(folder, '2-b.tmp'), 'half a let');
    const outbox = await openOutbox(folder);
    expect(await outbox.list()).toEqual(['1-a']);
    expect(await readdir(folder)).toEqual(['1-a.eml']);
  });

  it('says no when the disk does', async () => {
    const outbox = await openOutbox(folder);
    await rm(folder, { recursive: true });
    await expect(outbox.add('1-a', email)).rejects.toThrow(/ENOENT/);
  });

  it('takes many emails with few syncs of the folder', async () => {
    const sync = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    const outbox = await openOutbox(folder, sync);
    await Promise.all(Array.from({ length: 200 }, (_, index) => outbox.add(`${index}`, email)));
    expect((await outbox.list()).length).toBe(200);
    expect(sync.mock.calls.length).toBeLessThan(100);
  });

  it('acknowledges only after a sync of the folder that saw the name', async () => {
    const seen: string[][] = [];
    const sync = async () => void seen.push((await readdir(folder)).sort());
    const outbox = await openOutbox(folder, sync);
    await Promise.all(
      ['1-a', '2-b', '3-c'].map(async (id) => {
        await outbox.add(id, email);
        expect(seen.flat()).toContain(`${id}.eml`);
      }),
    );
  });

  it('keeps nothing of what it refused', async () => {
    const outbox = await openOutbox(folder, async () => Promise.reject(new Error('EIO')));
    await expect(outbox.add('1-a', email)).rejects.toThrow('EIO');
    expect(await readdir(folder)).toEqual([]);
  });

  it('moves to dead letters an email with the reason beside it, out of the list', async () => {
    const outbox = await openOutbox(folder);
    await outbox.add('1-a', email);
    const file = await outbox.moveToDeadLetters('1-a', { reason: 'no such mailbox' });
    expect(file).toBe(path.join(folder, 'dead', '1-a.eml'));
    expect(await readFile(file)).toEqual(email);
    const reason = await readFile(path.join(folder, 'dead', '1-a.json'), 'utf8');
    expect(JSON.parse(reason)).toEqual({ reason: 'no such mailbox' });
    expect(await outbox.list()).toEqual([]);
    expect(await (await openOutbox(folder)).list()).toEqual([]);
  });
});
