import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { evictUnused } from '#lib/build-cache';
import { build } from './build';
import { compressFolder } from './build/compress';
import { finishExport, readExport } from './build/finish/finish';
import { drawPictures } from './build/pictures';
import { addPolicies } from './build/policies';
import { tidyExport } from './build/tidy-export';
import { reportContent } from './check-content';
import { writeHostFiles } from './host-files';
import { runPackage } from './steps';

const closePool = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: vi.fn(),
  rmSync: vi.fn(),
}));
vi.mock('#lib/build-cache', () => ({ evictUnused: vi.fn() }));
vi.mock('./build/aliases', async (original) => ({
  ...(await original<typeof import('./build/aliases')>()),
  linkAliases: async () => true,
}));
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
vi.mock('./build/finish/finish', () => ({ readExport: vi.fn(), finishExport: vi.fn() }));
vi.mock('./build/policies', () => ({ addPolicies: vi.fn() }));
vi.mock('./build/redirect-pages', () => ({ writeRedirectPages: async () => undefined }));
vi.mock('./host-files', () => ({ writeHostFiles: vi.fn(async () => true) }));
vi.mock('./build/prints', () => ({
  announcePrints: async () => ({ prints: [], browserVersion: '' }),
  filesWithMarks: async () => [],
  fillSizes: async () => undefined,
  preparePrints: async () => ({ keyed: [], snapshot: new Map() }),
  makePrints: async () => new Map(),
}));
vi.mock('./build/text-files', () => ({ writeTextFiles: vi.fn() }));
vi.mock('./build/search/write-index', () => ({ writeSearchIndex: async () => true }));
vi.mock('./build/tidy-export', () => ({ tidyExport: vi.fn() }));
vi.mock('./build/text-files', () => ({ writeTextFiles: async () => undefined }));
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
  vi.mocked(tidyExport).mockReset();
  vi.mocked(tidyExport).mockImplementation(() => run('tidy'));
  vi.mocked(readExport).mockImplementation(async () => {
    ran.push('read');
    return { pages: [], bundles: new Map() };
  });
  vi.mocked(finishExport).mockImplementation(async () => {
    ran.push('finish');
    return { '/*': 'finished policy' };
  });
  vi.mocked(addPolicies).mockImplementation(async () => {
    ran.push('policies');
    return 'plain policy';
  });
  vi.mocked(writeHostFiles).mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
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

  /** What happened to the pages, and the policy in their header. */
  const pagesWith = async () => {
    expect(await build()).toBe(true);
    const steps = ['read', 'tidy', 'finish', 'policies', 'compress'];
    const { policies } = vi.mocked(writeHostFiles).mock.calls[0]?.[1] ?? {};
    return [...ran.filter((name) => steps.includes(name)), policies?.['/*']];
  };

  it('finishes the pages', async () => {
    const steps = ['read', 'tidy', 'finish', 'compress', 'compress', 'finished policy'];
    expect(await pagesWith()).toEqual(steps);
    expect(tidyExport).toHaveBeenCalledExactlyOnceWith('out', { segments: true });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('with FINISH=off leaves the pages as exported, with a policy', async () => {
    vi.stubEnv('FINISH', 'off');
    expect(await pagesWith()).toEqual(['tidy', 'policies', 'compress', 'plain policy']);
    expect(tidyExport).toHaveBeenCalledExactlyOnceWith('out', { segments: false });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each(['development', 'production'])(
    'in %s warns about an export that has changed, and leaves it as it is',
    async (siteEnv) => {
      vi.stubEnv('SITE_ENV', siteEnv);
      vi.mocked(readExport).mockResolvedValue({
        findings: [{ internal: 'payload', file: 'about.html', found: 'no text' }],
      });
      expect(await pagesWith()).toEqual(['tidy', 'policies', 'compress', 'plain policy']);
      expect(tidyExport).toHaveBeenCalledExactlyOnceWith('out', { segments: false });
      expect(console.warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('payload: about.html'),
      );
    },
  );

  it('with scripts at load adds the policies after the pages are finished', async () => {
    vi.stubEnv('SCRIPTS_START', 'load');
    vi.mocked(finishExport).mockImplementation(async () => {
      ran.push('finish');
      return undefined;
    });
    const steps = ['read', 'tidy', 'finish', 'policies', 'compress', 'plain policy'];
    expect(await pagesWith()).toEqual(steps);
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
  ])('with %j says that team sign-in is off: %s', async (values, isOff) => {
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
    await build();
    const lines = vi.mocked(console.log).mock.calls.map(([line]) => String(line));
    expect(lines.some((line) => line.startsWith('Team sign-in is off'))).toBe(isOff);
  });

  it('does not start with an environment that is invalid', async () => {
    vi.stubEnv('SITE_ENV', 'Not A Word');
    await expect(build()).rejects.toThrow('SITE_ENV=Not A Word');
    expect(ran).toEqual([]);
  });
});
