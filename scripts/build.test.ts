import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { evictUnused } from '#lib/build-cache';
import { build } from './build';
import { compressFolder } from './build/compress';
import { drawPictures } from './build/pictures';
import { tidyExport } from './build/tidy-export';
import { reportContent } from './check-content';
import { runPackage } from './steps';

const closePool = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: vi.fn(),
  rmSync: vi.fn(),
}));
vi.mock('#lib/build-cache', () => ({ evictUnused: vi.fn() }));
vi.mock('./build/aliases', () => ({ linkAliases: async () => true }));
vi.mock('./check-content', () => ({ reportContent: vi.fn() }));
vi.mock('#lib/content/collections/site', async (original) => ({
  ...(await original<typeof import('#lib/content/collections/site')>()),
  site: () => ({ demoHost: 'demos.example' }),
}));
vi.mock('./build/compress', () => ({ compressFolder: vi.fn() }));
vi.mock('./build/pictures', () => ({
  pictureJobs: () => [],
  drawPictures: vi.fn(),
  writePictures: async () => true,
}));
vi.mock('./build/pool', () => ({ openPool: () => ({ close: closePool }) }));
vi.mock('./build/source-hash', () => ({ buildId: () => 'id', codeVersion: () => 'version' }));
vi.mock('./build/finish/finish', () => ({
  finishExport: vi.fn(async () => ({ policy: 'policy' })),
}));
vi.mock('./host-files', () => ({ writeHostFiles: vi.fn(async () => true) }));
vi.mock('./build/prints', () => ({
  announcePrints: async () => ({ prints: [], browserVersion: '' }),
  filesWithMarks: async () => [],
  fillSizes: async () => undefined,
  preparePrints: async () => ({ keyed: [], snapshot: new Map() }),
  makePrints: async () => new Map(),
}));
vi.mock('./build/tidy-export', () => ({ tidyExport: vi.fn() }));
vi.mock('./steps', async (original) => ({
  ...(await original<typeof import('./steps')>()),
  runPackage: vi.fn(),
}));

/** Names of the mocked steps in the order they ran. Steps named in `failing` fail. */
let ran: string[];
let failing: Set<string>;

beforeEach(() => {
  ran = [];
  failing = new Set();
  vi.mocked(evictUnused).mockClear();
  closePool.mockClear();
  const run = (name: string) => {
    ran.push(name);
    return !failing.has(name);
  };
  vi.mocked(reportContent).mockImplementation(() => run('content'));
  vi.mocked(drawPictures).mockImplementation(async () => run('pictures'));
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

  it.each(['content', 'next', 'pictures', 'next-sitemap'])('stops when %s fails', async (name) => {
    failing.add(name);
    expect(await build()).toBe(false);
    expect(ran).toContain(name);
    expect(ran).not.toContain('compress');
    // A failed build has not used all cached files it needs, so nothing may be evicted.
    expect(evictUnused).not.toHaveBeenCalled();
  });

  it('closes its processes when a step throws', async () => {
    vi.mocked(drawPictures).mockRejectedValue(new Error('no such font'));
    expect(await build()).toBe(false);
    expect(closePool).toHaveBeenCalledTimes(1);
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

  it('does not start with an environment that is invalid', async () => {
    vi.stubEnv('SITE_ENV', 'Not A Word');
    await expect(build()).rejects.toThrow('SITE_ENV=Not A Word');
    expect(ran).toEqual([]);
  });
});
