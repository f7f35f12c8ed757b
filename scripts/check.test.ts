import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { auditPackages } from './audit';
import { changedFiles } from './changed-files';
import { check, checkChanged } from './check';
import { reportProblems } from './report-problems';
import { runCommand, runPackage } from './steps';

vi.mock('./audit', () => ({ auditPackages: vi.fn() }));
vi.mock('./changed-files', () => ({ changedFiles: vi.fn() }));
vi.mock('#lib/content/check', () => ({ checkContent: () => [] }));
vi.mock('./bundle.mjs', () => ({ bundle: (file: string) => file, bundleFolder: '' }));
vi.mock('./prose/check', () => ({ checkWords: () => [] }));
vi.mock('./prose/tables', () => ({}));
vi.mock('./report-problems', () => ({ reportProblems: vi.fn() }));
vi.mock('./steps', async (original) => ({
  ...(await original<typeof import('./steps')>()),
  runCommand: vi.fn(),
  runPackage: vi.fn(),
}));

/** Names of the mocked checks in the order they ran. Those in `failing` fail. */
let ran: string[];
let failing: Set<string>;

beforeEach(() => {
  ran = [];
  failing = new Set();
  const run = (name: string) => {
    ran.push(name);
    return !failing.has(name);
  };
  vi.mocked(auditPackages).mockImplementation(async () => run('audit'));
  vi.mocked(reportProblems).mockImplementation(run);
  vi.mocked(runCommand).mockImplementation(async () => ({ good: run('spelling'), printed: '' }));
  vi.mocked(runPackage)
    .mockReset()
    .mockImplementation(async (name) => run(name));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const all = ['audit', 'biome', 'content', 'knip', 'spelling', 'tsc', 'vitest', 'words'];

describe('check', () => {
  it('runs everything', async () => {
    expect(await check()).toBe(true);
    expect(ran.sort()).toEqual(all);
  });

  it('checks types with one checker', async () => {
    await check();
    const [, args] = vi.mocked(runPackage).mock.calls.find(([name]) => name === 'tsc') ?? [];
    expect(args?.join(' ')).toContain('--checkers 1');
  });

  it.each(all)('runs everything when %s fails, and fails', async (name) => {
    failing.add(name);
    expect(await check()).toBe(false);
    expect(ran.sort()).toEqual(all);
  });
});

describe('checkChanged', () => {
  const quick = ['biome', 'content', 'spelling', 'tsc', 'vitest', 'words'];
  const argsOf = (name: string) =>
    vi.mocked(runPackage).mock.calls.find(([command]) => command === name)?.[1];

  it('lints and tests the code that changed, and checks types and content of everything', async () => {
    vi.mocked(changedFiles).mockReturnValue(['content/blog/a.md', 'lib/a.ts']);
    expect(await checkChanged('main')).toBe(true);
    expect(changedFiles).toHaveBeenLastCalledWith('main');
    expect(ran.sort()).toEqual(quick);
    for (const name of ['biome', 'vitest']) {
      expect(argsOf(name)).toContain('lib/a.ts');
      expect(argsOf(name)).not.toContain('content/blog/a.md');
    }
  });

  it('lints and tests nothing when no code changed', async () => {
    vi.mocked(changedFiles).mockReturnValue(['content/blog/a.md']);
    expect(await checkChanged('HEAD')).toBe(true);
    expect(ran.sort()).toEqual(['content', 'spelling', 'tsc', 'words']);
  });

  it.each(quick)('fails when %s fails', async (name) => {
    vi.mocked(changedFiles).mockReturnValue(['lib/a.ts']);
    failing.add(name);
    expect(await checkChanged('HEAD')).toBe(false);
  });
});
