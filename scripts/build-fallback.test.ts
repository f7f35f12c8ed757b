import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { realPage } from './build/finish/fixtures';
import type { Task } from './build/worker';

// Runs the whole build on an export that it gets instead of that of `next build`. What reads
// content or draws pictures is replaced.
const next = vi.hoisted(() => ({ export: (): unknown => undefined }));
vi.mock('./check-content', () => ({ reportContent: () => true }));
vi.mock('./build/aliases', async (original) => ({
  ...(await original<typeof import('./build/aliases')>()),
  linkAliases: async () => true,
}));
vi.mock('./build/source-hash', () => ({ buildId: () => 'id', codeVersion: () => 'version' }));
vi.mock('./build/unpublished', () => ({ checkUnpublished: async () => true }));
vi.mock('./build/pictures', () => ({
  pictureJobs: () => [],
  drawPictures: async () => true,
  writePictures: async () => true,
}));
vi.mock('./build/prints', () => ({
  announcePrints: async () => ({ prints: [], browserVersion: '' }),
  filesWithMarks: async () => [],
  fillSizes: async () => undefined,
  preparePrints: async () => ({ keyed: [], snapshot: new Map() }),
  makePrints: async () => new Map(),
}));
vi.mock('./build/text-files', () => ({ writeTextFiles: async () => undefined }));
vi.mock('./build/search/write-index', () => ({ writeSearchIndex: async () => true }));
vi.mock('./build/redirect-pages', () => ({ writeRedirectPages: async () => undefined }));
vi.mock('./build/pool', () => ({
  openPool: () => ({
    run: async (task: Task) => (await import('./build/worker')).work(task),
    close: async () => undefined,
  }),
}));
vi.mock('./steps', async (original) => ({
  ...(await original<typeof import('./steps')>()),
  runPackage: async (name: string) => {
    if (name === 'next') next.export();
    return true;
  },
}));

const pages = ['about.html', 'index.html'];
const started = process.cwd();
let folder: string;
const read = (name: string) => readFileSync(path.join('out', name), 'utf8');

/** Runs a production build of an export in which one page is changed. */
async function buildWith(changed: string): Promise<boolean> {
  next.export = () => {
    const [, style = ''] = /href="([^"]+\.css)"/.exec(realPage) ?? [];
    mkdirSync(path.dirname(path.join('out', style)), { recursive: true });
    writeFileSync(path.join('out', style), 'main{color:navy}');
    for (const name of pages) writeFileSync(path.join('out', name), realPage);
    writeFileSync('out/index.html', changed);
    writeFileSync('out/__next._tree.txt', 'segment');
    writeFileSync('out/_not-found.html', realPage);
  };
  const { build } = await import('./build');
  return build();
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  vi.stubEnv('CONTENT_DIR', path.resolve('content'));
  vi.stubEnv('SITE_ENV', 'production');
  vi.stubEnv('SITE_URL', 'https://site.example');
  process.chdir(folder);
  vi.resetModules();
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined);
  }
});
afterEach(() => {
  process.chdir(started);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('finishes an export that is as expected', async () => {
  expect(await buildWith(realPage)).toBe(true);
  expect(console.warn).not.toHaveBeenCalled();
  for (const name of pages) {
    expect(read(name)).toMatch(/<link data-precedence="next" rel="stylesheet" href="[^"]+\.css">/);
  }
  const policies = JSON.parse(read('_policies'));
  expect(policies['/']).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(existsSync('out/__next._tree.txt')).toBe(false);
  expect(existsSync('.next/finish')).toBe(false);
});

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
  const exported: Record<string, string> = { 'about.html': realPage, 'index.html': changed };
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
});
