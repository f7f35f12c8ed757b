import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { finishExport } from './finish';
import { type PageFacts, readPage } from './read-page';

const env = { MEDIA_HOST: '', SCRIPTS_START: 'intent', SITE_URL: 'https://site.example' } as const;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"></head><body>${body}<script>(globalThis["TURBOPACK"]=[]).push({"otherChunks":[],"runtimeModuleIds":[1]})</script><script>self.__next_f.push([1,"0:a"])</script></body></html>`;

let folder: string;
let out: string;
const put = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  writeFileSync(path.join(out, name), text);
};
const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
const writeExport = () => {
  rmSync(out, { recursive: true, force: true });
  put('_next/static/chunks/a.css', '.a{color:red}.b{color:green}.c{color:blue}');
  put('index.html', page('<p class="a">'));
  put('about.html', page('<p class="b">'));
  put('blog/one.html', page('<p class="c">'));
  put('blog/two.html', page('<p class="a">'));
};
const finish = (each: typeof readPage = readPage) =>
  finishExport(out, { env, demoOrigin: 'https://demos.example', read: each });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finish-'));
  out = path.join(folder, 'out');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  writeExport();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('inlines the rules that the group of each page uses, and keeps the payload file', async () => {
  const { policy } = await finish();
  expect(read('index.html')).toContain('<style data-precedence="next">.a{color:red}</style>');
  expect(read('about.html')).toContain('.b{color:green}</style>');
  expect(read('blog/one.html')).toContain('.a{color:red}.c{color:blue}</style>');
  expect(read('index.html')).not.toMatch(/__next_f\.push|globalThis\["TURBOPACK/);
  expect(read('blog/two.txt')).toBe('0:a');
  expect(policy.match(/'sha256-/g)?.length).toBe(3 + 3);
});

it('writes the same files whatever the order in which pages are read', async () => {
  const filesNow = () =>
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => [file, read(file)]);
  const first = { ...(await finish()), files: filesNow() };
  writeExport();
  let later: Promise<unknown> = Promise.resolve();
  const lastFirst: (() => void)[] = [];
  const backwards = async (...args: Parameters<typeof readPage>): Promise<PageFacts> => {
    const facts = await readPage(...args);
    await new Promise<void>((resolve) => {
      lastFirst.unshift(resolve);
      if (lastFirst.length === 4) {
        for (const release of lastFirst) later = later.then(release);
      }
    });
    return facts;
  };
  expect({ ...(await finish(backwards)), files: filesNow() }).toEqual(first);
});

it('fails when the payload of a page differs from its .txt file', async () => {
  put('about.txt', '0:other');
  await expect(finish()).rejects.toThrow('about.txt');
});
