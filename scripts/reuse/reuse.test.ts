import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { writePosts } from '../bench/posts';
import { buildKey } from './build-key';
import { closeBuild, keptFiles, openEarlier, takeCopies, takeOver } from './earlier-build';
import { fingerprints } from './fingerprints';
import { differences, readTree } from './trees';

let root: string;
const at = (name: string) => path.join(root, name);
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reuse-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('buildKey', () => {
  const key = (settings: unknown = {}) => buildKey(root, at('content'), settings);
  beforeEach(() => {
    put('app/page.tsx', 'page');
    put('content/site.json', '{}');
    put('content/blog/a.md', 'a');
  });

  it('stays the same when an article or a test changes', () => {
    const before = key();
    put('content/blog/a.md', 'b');
    put('content/blog/new.md', 'c');
    put('app/page.test.ts', 'test');
    expect(key()).toBe(before);
  });

  it.each(['app/page.tsx', 'lib/new.ts', 'content/site.json', 'package-lock.json'])(
    'changes with %s',
    (file) => {
      const before = key();
      put(file, 'changed');
      expect(key()).not.toBe(before);
    },
  );

  it('changes with the settings', () => {
    expect(key({ SITE_URL: 'a' })).not.toBe(key({ SITE_URL: 'b' }));
  });
});

describe('a build after a build', () => {
  const finish = { styles: [], names: [], pages: [] };
  const made: [string, string][] = [
    ['blog/a.html', '1'],
    ['blog/b.html', '2'],
  ];
  const open = (key: string, prints = made) =>
    openEarlier(at('out'), at('cache'), { key, fingerprints: prints });

  beforeEach(async () => {
    for (const name of ['a', 'b']) {
      for (const end of ['html', 'html.br', 'html.gz', 'txt']) put(`out/blog/${name}.${end}`, name);
    }
    await closeBuild(at('cache'), { key: 'one', fingerprints: made, finish });
  });

  it('takes over what has the same fingerprint, with payload and copies', async () => {
    const earlier = await open('one', [
      ['blog/a.html', '1'],
      ['blog/b.html', 'edited'],
      ['blog/c.html', '3'],
    ]);
    expect([...(earlier?.kept ?? [])]).toEqual(['blog/a.html']);
    expect(readFileSync(keptFiles(at('cache'), earlier).KEPT_FILES ?? '', 'utf8')).toBe(
      'blog/a.html',
    );
    if (earlier) await takeOver(at('out'), earlier);
    expect([...(await readTree(at('out'))).keys()]).toEqual([
      'blog/a.html',
      'blog/a.html.br',
      'blog/a.html.gz',
      'blog/a.txt',
    ]);
  });

  it('leaves alone what was rendered anew all the same', async () => {
    const earlier = await open('one');
    put('out/blog/a.html', 'new');
    if (earlier) await takeOver(at('out'), earlier);
    expect(readFileSync(at('out/blog/a.html'), 'utf8')).toBe('new');
    expect([...(earlier?.kept ?? [])]).toEqual(['blog/b.html']);
  });

  it('takes nothing over from other code, or from a build that has not ended', async () => {
    expect(await open('two')).toBeUndefined();
    // The record went with the first look.
    expect(await open('one')).toBeUndefined();
    expect(existsSync(at('out/blog/a.html'))).toBe(true);
  });

  it('takes compressed copies of the same bytes only', async () => {
    put('out-new/blog/a.html', 'a');
    expect(await takeCopies(at('out-new'), 'blog/a.html', Buffer.from('b'), at('out'))).toBe(false);
    expect(await takeCopies(at('out-new'), 'blog/a.html', Buffer.from('a'), at('out'))).toBe(true);
    expect(existsSync(at('out-new/blog/a.html.br'))).toBe(true);
  });
});

it('differences names what changed, what came and what went', async () => {
  put('one/same', '1');
  put('one/changed', '1');
  put('one/gone', '1');
  put('two/same', '1');
  put('two/changed', '2');
  put('two/new', '1');
  expect(differences(await readTree(at('one')), await readTree(at('two')))).toEqual([
    'changed',
    'gone',
    'new',
  ]);
});

it('fingerprints cover an article, its pictures and its share image', () => {
  const files = [...fingerprints().keys()].filter((file) => file.includes('blog-06'));
  expect(files.sort()).toEqual([
    'art/blog.blog-06.card.svg',
    'art/blog.blog-06.wide.svg',
    'blog/blog-06.html',
    'og/blog.blog-06.png',
  ]);
});

it('fingerprints cover the older pages of the list', async () => {
  cpSync('content', root, { recursive: true });
  writePosts(root, 60);
  vi.stubEnv('CONTENT_DIR', root);
  vi.resetModules();
  const { fingerprints: ofMore } = await import('./fingerprints');
  const pages = [...ofMore().keys()].filter((file) => file.startsWith('blog/page/'));
  vi.unstubAllEnvs();
  expect(pages.slice(0, 2)).toEqual(['blog/page/2.html', 'blog/page/3.html']);
});
