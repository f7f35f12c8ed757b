import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tempProject, writeIn } from '#lib/content/fixtures/temp-project';
import { hashOf } from '#lib/http/content-policy';
import { type ExportFacts, finishExport, readExport } from './finish';
import { exportedPage, realPage } from './fixtures';
import type { Finding } from './next-internals';
import { type ReadOptions, readPage } from './read-page';

const settings = { mediaOrigin: '', demoOrigin: 'https://demos.example' };

const end = '<link itemprop="first-screen-end" href="#main">';

let out: string;
let work: string;
const put = (name: string, text: string) => writeIn(out, name, text);
const read = (name: string) => readFileSync(path.join(out, name), 'utf8');
const change = (name: string, part: string | RegExp, instead: string) => {
  const changed = read(name).replace(part, () => instead);
  expect(changed).not.toBe(read(name));
  put(name, changed);
};
const filesNow = () =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => [file, read(file)]);
/** Addresses of the chunks of an exported page. */
const chunks = [...realPage.matchAll(/<script src="([^"]+)" async/g)].map(([, src = '']) => src);
const writeExport = () => {
  rmSync(out, { recursive: true, force: true });
  for (const chunk of chunks) put(chunk, 'run()');
  put('_next/static/chunks/a.css', '.a{color:red}.b{color:green}.c{color:blue}');
  put('index.html', exportedPage(`<p class="a">${end}`));
  put('about.html', exportedPage(`<p class="b">${end}<p class="a">`));
  put('blog/one.html', exportedPage(`<p class="c">${end}`));
  put('blog/two.html', exportedPage(`<p class="a">${end}`));
};
const readAll = (
  readOne = readPage,
  scriptsStart: ReadOptions['scriptsStart'] = 'intent',
): ReturnType<typeof readExport> =>
  readExport(out, (file) => readOne(file, { out, work, scriptsStart }));
const finish = async (...args: Parameters<typeof readAll>) =>
  finishExport(out, (await readAll(...args)) as ExportFacts, { work, settings });

beforeEach(() => {
  const folder = tempProject({});
  out = path.join(folder, 'out');
  work = path.join(folder, 'work');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  writeExport();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('inlines the rules of the first screen of each group of pages, and keeps the payload file', async () => {
  const policies = await finish();
  expect(read('index.html')).toContain('<style data-precedence="next">.a{color:red}</style>');
  expect(read('about.html')).toContain('>.b{color:green}</style>');
  expect(read('blog/one.html')).toContain('.a{color:red}.c{color:blue}</style>');
  expect(read('index.html')).not.toMatch(/__next_f\.push|globalThis\["TURBOPACK/);
  expect(read('blog/two.txt')).toBe('0:a');
  expect(Object.keys(policies ?? {})).toEqual(['/*', '/', '/about', '/blog/*']);
  const hashes = (policy = '') => policy.match(/'sha256-\S+'/g) ?? [];
  expect(hashes(policies?.['/*'])).toHaveLength(3);
  expect(hashes(policies?.['/blog/*'])).toHaveLength(4);
  expect(hashes(policies?.['/blog/*'])).toContain(hashOf('.a{color:red}.c{color:blue}'));
});

it('adds the script that reports visits to every page, if there is one', async () => {
  const plain = { policy: await finish(), files: filesNow() };
  writeExport();
  const facts = (await readAll()) as ExportFacts;
  const policies = await finishExport(out, facts, { work, settings, beacon: 'count()' });
  expect(policies).toEqual(plain.policy);
  const script = /<script src="(\/_next\/static\/chunks\/beacon-[\da-f]+\.js)" async=""><\/script>/;
  for (const [file = '', text = ''] of plain.files) {
    if (!file.endsWith('.html')) continue;
    expect(text).not.toMatch(/beacon/);
    const [added = '', source = ''] = script.exec(read(file)) ?? [];
    expect(read(file).replace(added, '')).toBe(text);
    expect(read(source)).toBe('count()');
  }
});

it('writes the same files whatever the order in which pages are read', async () => {
  const first = { policies: await finish(), files: filesNow() };
  writeExport();
  let later: Promise<unknown> = Promise.resolve();
  const lastFirst: (() => void)[] = [];
  const backwards = async (...args: Parameters<typeof readPage>) => {
    const facts = await readPage(...args);
    await new Promise<void>((resolve) => {
      lastFirst.unshift(resolve);
      if (lastFirst.length === 4) {
        for (const release of lastFirst) later = later.then(release);
      }
    });
    return facts;
  };
  expect({ policies: await finish(backwards), files: filesNow() }).toEqual(first);
});

it('links the rules of what is below the first screen where that begins', async () => {
  await finish();
  const [, href = ''] =
    /<p class="b">.*<link rel="stylesheet" href="(.*?)">/.exec(read('about.html')) ?? [];
  expect(read(href)).toBe('.a{color:red}.b{color:green}.c{color:blue}');
});

it('links the whole style sheet on pages without a first screen and on not-found pages', async () => {
  put('blog/404.html', exportedPage(`<p class="b">${end}`));
  put('auth.html', exportedPage('<p class="b">'));
  const policies = await finish();
  expect(policies?.['/blog/404']).toBe(policies?.['/*']);
  expect(policies?.['/auth']).toBe(policies?.['/*']);
  for (const name of ['blog/404.html', 'auth.html']) {
    expect(read(name)).not.toContain('<style');
    expect(read(name)).toMatch(/<link data-precedence="next" rel="stylesheet" href="\S+a.css">/);
    expect(read(name).match(/rel="stylesheet"/g)).toHaveLength(1);
  }
});

it('hints at compiling the chunks of pages while they load, and no others', async () => {
  put('_next/static/chunks/later.js', 'run()');
  await finish();
  expect(chunks.length).toBeGreaterThan(1);
  for (const chunk of chunks) expect(read(chunk)).toBe('//# allFunctionsCalledOnLoad\nrun()');
  expect(read('_next/static/chunks/later.js')).toBe('run()');
});

it('does not read the copy of the not-found page, which the build deletes', async () => {
  put('_not-found.html', '<p>');
  await finish();
  expect(read('_not-found.html')).toBe('<p>');
});

it.each([
  ['payload file', () => put('blog/one.txt', '0:other')],
  ['payload', () => change('blog/one.html', /__next_f\.push\(\[1,/, '__next_f.push([2,')],
  ['runtime start', () => change('blog/one.html', 'runtimeModuleIds', 'moduleIds')],
  ['style sheets', () => change('blog/one.html', '/a.css', '/a.css?v=1')],
  [
    'style sheets',
    () => {
      put('_next/static/chunks/b.css', '');
      change('blog/one.html', '/a.css', '/b.css');
    },
  ],
])('reports a changed %s with its page, and changes nothing', async (internal, edit) => {
  edit();
  const before = filesNow();
  expect(await readAll()).toEqual({
    findings: [expect.objectContaining({ internal, file: 'blog/one.html' })],
  });
  expect(filesNow()).toEqual(before);
});

it('reports a chunk that is no file', async () => {
  rmSync(path.join(out, chunks[0] ?? ''));
  const { findings } = (await readAll()) as { findings: Finding[] };
  expect(new Set(findings.map(({ internal }) => internal))).toEqual(new Set(['chunk addresses']));
});

it('throws other errors', async () => {
  cpSync(path.join(out, 'about.html'), path.join(out, 'copy.html'));
  const failing = async () => {
    throw new Error('disk full');
  };
  await expect(readAll(failing)).rejects.toThrow('disk full');
});

it('with scripts at load, finishes pages whose scripts it does not know', async () => {
  const scripts = '<script>self.flight=[1]</script><script src="/start.js" async=""></script>';
  for (const name of ['index.html', 'about.html', 'blog/one.html', 'blog/two.html']) {
    change(name, /<script.*?<\/script>/gs, '');
    change(name, '</body>', `${scripts}</body>`);
  }
  expect(await finish(readPage, 'load')).toBeUndefined();
  const about = read('about.html');
  expect(about).toContain(scripts);
  expect(about).toContain('.b{color:green}</style>');
  expect(about).toMatch(/<script data-page="">/);
});
