import { existsSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { parseSource } from '#lib/content/source';

vi.mock('node:fs', () => ({ existsSync: vi.fn(), writeFileSync: vi.fn() }));

const argv = process.argv;

/** Runs the script and returns the written files and the printed lines. */
async function run(...args: string[]) {
  process.argv = [...argv.slice(0, 2), ...args];
  vi.resetModules();
  await import('./new');
  const failed = process.exitCode === 1;
  // The test run would otherwise exit with this code.
  process.exitCode = undefined;
  const [file = '', text = ''] = vi.mocked(writeFileSync).mock.lastCall ?? [];
  return { failed, file: String(file), text: String(text) };
}

beforeEach(() => {
  vi.mocked(existsSync).mockReset().mockReturnValue(false);
  vi.mocked(writeFileSync).mockReset();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: new Date('2024-05-29T12:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  process.argv = argv;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('new', () => {
  it.each([
    ['blog', 'Two "Looms": A Test', 'content/blog/two-looms-a-test.md', 'date'],
    ['whitepapers', ' The Divide ', 'content/whitepapers/the-divide.md', 'date'],
    ['jobs', 'AI Weaver', 'content/jobs/ai-weaver.json', 'datePosted'],
  ])('writes a %s entry of today named "%s"', async (collection, title, file, date) => {
    const written = await run(collection, title);
    expect(written).toMatchObject({ failed: false, file });
    expect(written.text).toContain(JSON.stringify(title.trim()));
    expect(written.text).toMatch(new RegExp(`"?${date}"?: "?2024-05-29"?`));
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain(file);
  });

  it('starts posts and papers as drafts', async () => {
    expect((await run('blog', 'A')).text).toContain('\ndraft: true\n');
    expect((await run('whitepapers', 'A')).text).toContain('\ndraft: true\n');
  });

  it.each([[], ['blog'], ['blog', ' '], ['poems', 'A'], ['', 'A']])(
    'explains itself for %j %j and writes nothing',
    async (...args: string[]) => {
      expect((await run(...args)).failed).toBe(true);
      expect(writeFileSync).not.toHaveBeenCalled();
      expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('blog|whitepapers|jobs');
    },
  );

  it('never overwrites an entry', async () => {
    vi.mocked(existsSync).mockReturnValue(true);
    expect((await run('jobs', 'AI Weaver')).failed).toBe(true);
    expect(writeFileSync).not.toHaveBeenCalled();
  });

  it('writes JSON that can be read', async () => {
    const { file, text } = await run('jobs', 'AI Weaver');
    expect(parseSource(file, text).data).toMatchObject({ title: 'AI Weaver' });
  });
  it.each(['blog', 'whitepapers'])('writes front matter for %s that can be read', async (name) => {
    const { file, text } = await run(name, 'Looms');
    expect(parseSource(file, text).data).toMatchObject({ title: 'Looms' });
  });
});
