import { describe, expect, it, vi } from 'vitest';

import { searchEntry, textFile, wordsFile } from './format';
import { createSearch, fetchJson, MissingIndex } from './search';

const files: Record<string, unknown> = {
  [searchEntry]: { version: 'v1', kinds: '0', lengths: [10], words: ['plan', 'risk'] },
  [wordsFile('v1', 0)]: [['plan', 0, 1]],
  [wordsFile('v1', 1)]: [['risk', 0, 1]],
  [textFile('v1', 0)]: { url: '/a', title: 'A', text: 'A plan' },
};

describe('createSearch', () => {
  it('reads only the files that a query needs, each once', async () => {
    const read = vi.fn(async (path: string) => files[path]);
    const search = createSearch(read);
    expect(read).not.toHaveBeenCalled();
    await search('risk');
    const { hits, textOf } = await search('risk');
    expect(read.mock.calls.flat()).toEqual([searchEntry, wordsFile('v1', 1)]);
    expect(await Promise.all(hits.map(textOf))).toEqual([files[textFile('v1', 0)]]);
  });

  it('reads everything again after a failure', async () => {
    let version = 'v0';
    const read = vi.fn(async (path: string) => {
      if (path === searchEntry) return { ...Object(files[searchEntry]), version };
      if (!(path in files)) throw new Error(path);
      return files[path];
    });
    const search = createSearch(read);
    await expect(search('plan')).rejects.toThrow('/search/v0/');
    version = 'v1';
    expect((await search('plan')).hits).toHaveLength(1);
  });
});

describe('fetchJson', () => {
  it('distinguishes a missing index from other failures', async () => {
    const answer = vi.spyOn(globalThis, 'fetch');
    answer.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(fetchJson('/search.json')).rejects.toBeInstanceOf(MissingIndex);
    answer.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(fetchJson('/search.json')).rejects.toThrow('status 503');
    answer.mockResolvedValueOnce(Response.json({ a: 1 }));
    expect(await fetchJson('/search.json')).toEqual({ a: 1 });
    answer.mockRestore();
  });
});
