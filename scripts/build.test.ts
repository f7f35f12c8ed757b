import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { smallSite, writeIn } from '#lib/content/fixtures/temp-project';
import { realPage } from './build/finish/fixtures';
import type { Task } from './build/worker';

// Runs the whole build on an export that it gets instead of that of `next build`. What reads
// content or draws pictures is replaced.
const replaced = vi.hoisted(() => ({
  /** Writes the export. */
  next: (): unknown => undefined,
  /** Name of the step that fails. */
  failing: '',
  evictUnused: vi.fn(),
  closePool: vi.fn(async () => undefined),
  filesWithMarks: vi.fn(async (): Promise<string[]> => []),
  fillSizes: vi.fn(async () => undefined),
  writeSearchIndex: vi.fn(async () => true),
}));
const succeeds = vi.hoisted(() => (name: string) => {
  if (replaced.failing === `${name} throws`) throw new Error(`no ${name}`);
  return replaced.failing !== name;
});
vi.mock('#lib/build-cache', async (original) => ({
  ...(await original<typeof import('#lib/build-cache')>()),
  evictUnused: replaced.evictUnused,
}));
vi.mock('#lib/content/check', () => ({ checkContent: () => [] }));
vi.mock('./report-problems', () => ({ reportProblems: () => succeeds('content') }));
vi.mock('./build/aliases', async (original) => ({
  ...(await original<typeof import('./build/aliases')>()),
  linkAliases: async () => true,
}));
vi.mock('./bundle.mjs', () => ({ bundle: (file: string) => file, bundleFolder: '' }));
vi.mock('./build/source-hash', () => ({ buildId: () => 'id', codeVersion: () => 'version' }));
vi.mock('./build/unpublished', () => ({ checkUnpublished: async () => true }));
vi.mock('./build/pictures', () => ({
  pictureJobs: () => [],
  drawPictures: async () => succeeds('pictures'),
  writePictures: async () => true,
}));
vi.mock('./build/prints', () => ({
  announcePrints: async () => ({ prints: [], browserVersion: '' }),
  filesWithMarks: replaced.filesWithMarks,
  fillSizes: replaced.fillSizes,
  preparePrints: async () => ({ keyed: [], snapshot: new Map() }),
  makePrints: async () => new Map(),
}));
vi.mock('./build/text-files', () => ({ textFiles: () => [] }));
vi.mock('./build/editor-posts', () => ({ editorPosts: () => [] }));
vi.mock('./build/search/write-index', () => ({ writeSearchIndex: replaced.writeSearchIndex }));
vi.mock('./build/redirect-pages', () => ({ writeRedirectPages: async () => undefined }));
vi.mock('./build/finish/bundled-script', () => ({ starterCode: async () => 'start()' }));
vi.mock('./build/pool', () => ({
  openPool: () => ({
    run: async (task: Task) => (await import('./build/worker')).work(task),
    close: replaced.closePool,
  }),
}));
vi.mock('./steps', async (original) => ({
  ...(await original<typeof import('./steps')>()),
  runPackage: async (name: string) => {
    if (name === 'next') replaced.next();
    return succeeds(name);
  },
}));

const pages = ['about.html', 'index.html'];
const started = process.cwd();
let folder: string;
let build: typeof import('./build').build;
const read = (name: string) => readFileSync(path.join('out', name), 'utf8');

/** Runs a build of an export in which one page is changed. */
function buildWith(changed = realPage, serve?: () => Promise<void>): Promise<boolean> {
  replaced.next = () => {
    const [, style = ''] = /href="([^"]+\.css)"/.exec(realPage) ?? [];
    mkdirSync(path.dirname(path.join('out', style)), { recursive: true });
    writeFileSync(path.join('out', style), 'main{color:navy}');
    for (const [, chunk = ''] of realPage.matchAll(/<script src="([^"]+)" async/g)) {
      writeFileSync(path.join('out', chunk), 'run()');
    }
    for (const name of pages) writeFileSync(path.join('out', name), realPage);
    writeFileSync('out/index.html', changed);
    writeFileSync('out/__next._tree.txt', 'segment');
    writeFileSync('out/_not-found.html', realPage);
  };
  return build({ serve });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const [file, text] of Object.entries(smallSite)) writeIn(folder, file, text);
  process.chdir(folder);
  ({ build } = await import('./build'));
});
afterAll(() => {
  process.chdir(started);
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  vi.stubEnv('SITE_ENV', 'production');
  vi.stubEnv('SITE_URL', 'https://site.example');
  replaced.failing = '';
  vi.clearAllMocks();
  rmSync('out', { recursive: true, force: true });
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('finishes an export that is as expected', async () => {
  expect(await buildWith()).toBe(true);
  expect(console.warn).not.toHaveBeenCalled();
  for (const name of pages) {
    expect(read(name)).toMatch(/<link data-precedence="next" rel="stylesheet" href="[^"]+\.css">/);
    expect(existsSync(`out/${name}.br`)).toBe(true);
  }
  const policies = JSON.parse(read('_policies'));
  expect(policies['/']).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(existsSync('out/__next._tree.txt')).toBe(false);
  expect(existsSync('.next/finish')).toBe(false);
  expect(replaced.evictUnused).toHaveBeenCalledTimes(1);
});

it('compresses what a later step changes after that step', async () => {
  const [changed, index] = ['out/about.html', 'out/search.json'];
  replaced.filesWithMarks.mockResolvedValueOnce(['about.html']);
  replaced.fillSizes.mockImplementationOnce(async () => {
    appendFileSync(changed, 'A PDF of 120 kB.');
  });
  replaced.writeSearchIndex.mockImplementationOnce(async () => {
    writeFileSync(index, 'half'.repeat(1000));
    const compressed = () => expect(existsSync('out/index.html.br')).toBe(true);
    await vi.waitFor(compressed, { timeout: 60_000 });
    appendFileSync(index, 'the rest');
    return true;
  });
  expect(await buildWith()).toBe(true);
  for (const file of [changed, index]) {
    const copy = brotliDecompressSync(readFileSync(`${file}.br`));
    expect(copy.equals(readFileSync(file)), file).toBe(true);
  }
});

it('serves finished pages before it compresses them', async () => {
  const seen: boolean[] = [];
  const serve = async () => {
    expect(JSON.parse(read('_policies'))['/']).toContain("default-src 'none'");
    seen.push(existsSync('out/index.html'), existsSync('out/index.html.br'));
  };
  expect(await buildWith(realPage, serve)).toBe(true);
  expect(seen).toEqual([true, false]);
  for (const name of pages) expect(existsSync(`out/${name}.br`)).toBe(true);
  expect(readdirSync('out').filter((name) => name.endsWith('.draft'))).toEqual([]);
});

it('does not serve a build that fails', async () => {
  replaced.failing = 'next';
  const serve = vi.fn(async () => undefined);
  expect(await buildWith(realPage, serve)).toBe(false);
  expect(serve).not.toHaveBeenCalled();
});

/** Expects the pages as they were exported, each with a policy of its own. */
function expectPlain(exported: Record<string, string>) {
  for (const name of pages) {
    const [policy = ''] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(read(name)) ?? [];
    expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-/);
    expect(read(name).replace(policy, '')).toBe(exported[name]);
    expect(existsSync(`out/${name}.br`)).toBe(true);
  }
  expect(JSON.parse(read('_policies'))).toEqual({
    '/*': expect.stringMatching(/frame-ancestors 'none'$/),
  });
  expect(read('_headers')).toContain("frame-ancestors 'none'");
  expect(read('__next._tree.txt')).toBe('segment');
  expect(existsSync('out/_not-found.html')).toBe(false);
  expect(existsSync('.next/finish')).toBe(false);
}

it.each([
  ['runtime start', realPage.replace('"runtimeModuleIds"', '"moduleIds"')],
  ['payload', realPage.replace('push([1,', 'push([3,')],
  ['style sheets', realPage.replace(' data-precedence="next"', '')],
])('publishes an export with another %s as it is, and says so', async (internal, changed) => {
  expect(changed).not.toBe(realPage);
  expect(await buildWith(changed)).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
  const [[warning] = []] = vi.mocked(console.warn).mock.calls;
  expect(warning).toContain(`${internal}: index.html\n`);
  expectPlain({ 'about.html': realPage, 'index.html': changed });
});

it('publishes the export as it is with FINISH=off', async () => {
  vi.stubEnv('FINISH', 'off');
  expect(await buildWith()).toBe(true);
  expect(console.warn).not.toHaveBeenCalled();
  expectPlain({ 'about.html': realPage, 'index.html': realPage });
});

it('with scripts at load gives each finished page a policy of its own', async () => {
  vi.stubEnv('SCRIPTS_START', 'load');
  expect(await buildWith()).toBe(true);
  for (const name of pages) {
    expect(read(name)).toMatch(/<meta http-equiv="Content-Security-Policy"[^>]*'sha256-/);
    expect(read(name)).toContain('speculationrules');
    expect(existsSync(`out/${name}.br`)).toBe(true);
  }
  expect(Object.keys(JSON.parse(read('_policies')))).toEqual(['/*']);
});

describe('a build that fails', () => {
  it.each(['content', 'next', 'pictures', 'next-sitemap'])('ends with %s', async (name) => {
    replaced.failing = name;
    expect(await buildWith()).toBe(false);
    expect(existsSync('out/_policies')).toBe(false);
    // It has not used all cached files that a build needs, so nothing may be evicted.
    expect(replaced.evictUnused).not.toHaveBeenCalled();
  });

  it('closes its processes when a step throws', async () => {
    replaced.failing = 'pictures throws';
    expect(await buildWith()).toBe(false);
    expect(replaced.closePool).toHaveBeenCalledTimes(1);
  });

  it('does not start with an environment that is invalid', async () => {
    vi.stubEnv('SITE_ENV', 'Not A Word');
    await expect(buildWith()).rejects.toThrow('SITE_ENV=Not A Word');
    expect(existsSync('out')).toBe(false);
  });
});

it.each([
  ['production', 'warp and weft', false],
  ['production', '', true],
  ['development', '', false],
])('in %s with the team password "%s" says that sign-in is off: %s', async (env, password, off) => {
  vi.stubEnv('SITE_ENV', env);
  vi.stubEnv('TEAM_PASSWORD', password);
  replaced.failing = 'content';
  await buildWith();
  const lines = vi.mocked(console.log).mock.calls.map(([line]) => String(line));
  expect(lines.some((line) => line.startsWith('Team sign-in is off'))).toBe(off);
});
