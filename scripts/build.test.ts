import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { build } from './build';
import { reportContent } from './check-content';
import { compressFolder } from './compress';
import { closeBuild } from './reuse/earlier-build';
import { runPackage } from './steps';
import { tidyExport } from './tidy-export';

vi.mock('./aliases', () => ({ linkAliases: async () => true }));
vi.mock('./check-content', () => ({ reportContent: vi.fn() }));
vi.mock('#lib/content/collections/site', () => ({ site: () => ({ demoHost: 'demos.example' }) }));
vi.mock('./compress', () => ({ compressFolder: vi.fn() }));
vi.mock('./finish/finish', () => ({ finishExport: vi.fn(async () => ({ policy: 'policy' })) }));
vi.mock('./reuse/build-key', () => ({
  buildKey: (_root: string, _content: string, settings: unknown) => JSON.stringify(settings),
}));
vi.mock('./reuse/fingerprints', () => ({ fingerprints: () => new Map() }));
vi.mock('./reuse/earlier-build', () => ({
  openEarlier: async () => undefined,
  markdownCache: async () => '/cache',
  keptFiles: () => ({}),
  closeBuild: vi.fn(),
}));
vi.mock('./host-files', () => ({ writeHostFiles: vi.fn(async () => true) }));
vi.mock('./prints', () => ({ announcePrints: async () => [], makePrints: async () => true }));
vi.mock('./tidy-export', () => ({ tidyExport: vi.fn() }));
vi.mock('./steps', async (original) => ({
  ...(await original<typeof import('./steps')>()),
  runPackage: vi.fn(),
}));

/** What ran, in order; a name in `failing` ends badly. */
let ran: string[];
let failing: Set<string>;

beforeEach(() => {
  ran = [];
  failing = new Set();
  vi.mocked(closeBuild).mockClear();
  const run = (name: string) => {
    ran.push(name);
    return !failing.has(name);
  };
  vi.mocked(reportContent).mockImplementation(() => run('content'));
  vi.mocked(tidyExport).mockImplementation(() => run('tidy'));
  vi.mocked(compressFolder).mockImplementation(async () => run('compress'));
  vi.mocked(runPackage).mockImplementation(async (name) => run(name));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('build', () => {
  it('checks the content first and compresses last', async () => {
    expect(await build()).toBe(true);
    expect(ran[0]).toBe('content');
    expect(ran.at(-1)).toBe('compress');
    const pages = ran.filter((name) => ['next', 'tidy', 'next-sitemap'].includes(name));
    expect(pages).toEqual(['next', 'tidy', 'next-sitemap']);
  });

  it('names the export, for all to read, by nothing that holds a secret', async () => {
    vi.stubEnv('TEAM_PASSWORD', 'warp and weft');
    failing.add('next');
    expect(await build()).toBe(false);
    const [, , env] = vi.mocked(runPackage).mock.lastCall ?? [];
    expect(env?.BUILD_ID).toBeTruthy();
    expect(env?.BUILD_ID).not.toContain('warp and weft');
  });

  it.each(['content', 'next', 'next-sitemap'])('stops when %s fails', async (name) => {
    failing.add(name);
    expect(await build()).toBe(false);
    expect(ran.at(-1)).toBe(name);
    // The next build must not take anything over from this one.
    expect(closeBuild).not.toHaveBeenCalled();
  });

  it.each([
    [{ SITE_ENV: 'production' }, true],
    [{ SITE_ENV: 'production', TEAM_PASSWORD: 'warp and weft' }, false],
    [{}, false],
  ])('with %j says that team sign-in is off: %s', async (values, said) => {
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
    await build();
    const lines = vi.mocked(console.log).mock.calls.map(([line]) => String(line));
    expect(lines.some((line) => line.startsWith('Team sign-in is off'))).toBe(said);
  });

  it('does not start with an environment that can not be used', async () => {
    vi.stubEnv('SITE_ENV', 'Not A Word');
    await expect(build()).rejects.toThrow('SITE_ENV=Not A Word');
    expect(ran).toEqual([]);
  });
});
