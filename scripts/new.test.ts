import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { checkContent } from '#lib/content/check';
import { blog } from '#lib/content/collections/blog';
import { jobs } from '#lib/content/collections/jobs';
import { authorOf } from '#lib/content/collections/team';
import { whitepapers } from '#lib/content/collections/whitepapers';
import {
  enterProject,
  type Files,
  postWith,
  smallSite,
  writeIn,
} from '#lib/content/fixtures/temp-project';
import { parseSource } from '#lib/content/source';
import { writeNew } from './new';

let root: string;

/** Starts with the content of `smallSite`, a series, a paper and a folder of jobs. */
function project(files: Files = {}): void {
  root = enterProject({
    ...smallSite,
    'content/team/grace.json':
      '{"firstName":"Grace","lastName":"Hill","order":3,"author":{"role":"Strategist"}}',
    'content/art.json': (smallSite['content/art.json'] ?? '').replace(
      '"ada"',
      '"ada": { "motif": "braid", "color": "jade", "accent": "plum" }, "grace"',
    ),
    'content/blog/second.md': postWith({
      2: 'title: Second\nseries:\n  name: Looms\n  part: 1',
      5: 'category: Governance',
      7: `excerpt: "${'Long enough. '.repeat(5)}x"`,
    }),
    'content/jobs/.keep': '',
    'content/whitepapers/.keep': '',
    ...files,
  });
}

/** Runs the command; returns whether it failed, and what it printed. */
function run(...args: string[]) {
  vi.mocked(console.log).mockClear();
  vi.mocked(console.error).mockClear();
  const failed = !writeNew(args);
  const lines = [vi.mocked(console.log), vi.mocked(console.error)].flatMap(
    ({ mock }) => mock.calls,
  );
  return { failed, printed: lines.flat().join('\n') };
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dataOf = (file: string) => parseSource(file, read(file)).data;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: new Date('2024-06-29T12:00:00Z'), toFake: ['Date'] });
  project();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const collections = [
  ['blog', 'Two "Looms": A Test', 'content/blog/two-looms-a-test.md', 'date'],
  ['whitepapers', ' The Divide ', 'content/whitepapers/the-divide.md', 'date'],
  ['jobs', 'AI Weaver', 'content/jobs/ai-weaver.json', 'datePosted'],
] as const;

describe('new', () => {
  it.each(collections)('writes a %s draft of today named "%s"', (name, title, file, date) => {
    const { failed, printed } = run(name, title);
    expect(failed).toBe(false);
    expect(printed).toContain(file);
    expect(dataOf(file)).toMatchObject({ title: title.trim(), [date]: '2024-06-29', draft: true });
  });

  it.each(collections)('writes %s drafts that pass the check and the build', (name) => {
    run(name, 'One');
    run(name, 'Two');
    expect(checkContent()).toEqual([]);
    // The loaders of the build throw if a file has mistakes.
    const ids = [blog, whitepapers, jobs].flatMap((each) => each.all().map(({ id }) => id));
    expect(ids).toEqual(expect.not.arrayContaining(['one', 'two']));
    expect(ids).toContain('first');
  });

  it.each(collections)('leaves %s drafts whose placeholders can not be published', (name) => {
    run(name, 'One');
    const file = `content/${name}/one.${name === 'jobs' ? 'json' : 'md'}`;
    const text = read(file);
    writeIn(root, file, text.replace(/^ *"?draft"?: true,?\n/m, ''));
    const found = checkContent();
    expect(found.length).toBe(text.match(/<[^>]+>/g)?.length);
    for (const { message, fix } of found) {
      expect(message).toMatch(/^<.+> is a placeholder$/);
      expect(fix).toBe('replace it, or set draft to true until the entry is finished');
    }
  });

  it('shows a draft without an author in the preview', () => {
    run('blog', 'One');
    vi.stubEnv('NODE_ENV', 'development');
    expect(authorOf(blog.getOrThrow('one').author)).toMatchObject({ name: 'Author' });
    vi.unstubAllEnvs();
  });

  it.each([
    ['an id', ['--author', 'grace'], { author: 'grace' }],
    ['a part of a name', ['--author', 'hill'], { author: 'grace' }],
    ['a misspelled id', ['--author', 'grase'], { author: 'grace' }],
    ['the start of a category', ['--category', 'gov'], { category: 'Governance' }],
    ['a misspelled category', ['--category', 'Goverance'], { category: 'Governance' }],
    ['a series', ['--series', 'loom'], { series: { name: 'Looms', part: 2 } }],
  ])('completes %s', (_, options, fields) => {
    const { failed, printed } = run('blog', 'One', ...options);
    expect(failed).toBe(false);
    expect(dataOf('content/blog/one.md')).toMatchObject(fields);
    const [value = {}] = Object.values(fields);
    expect(printed).toContain(typeof value === 'string' ? value : 'Looms');
    expect(checkContent()).toEqual([]);
  });

  it('gives a paper its author', () => {
    run('whitepapers', 'One', '--author', 'Ada Moore');
    expect(dataOf('content/whitepapers/one.md')).toMatchObject({ authors: ['ada'] });
  });

  it.each([
    ['an unknown author', ['blog', 'One', '--author', 'zzz'], 'There are: ada, grace.'],
    ['an empty author', ['blog', 'One', '--author', ' '], 'There are: ada, grace.'],
    ['an unknown category', ['blog', 'One', '--category', 'x'], 'Governance, Pilots, Planning'],
    ['an unknown series', ['blog', 'One', '--series', 'qqqqqq'], 'There are: Looms, Warps, Wefts.'],
    ['a series of papers', ['whitepapers', 'One', '--series', 'Looms'], 'have no series'],
    ['an author of a job', ['jobs', 'One', '--author', 'ada'], 'have no author'],
    ['an unknown option', ['blog', 'One', '--autor', 'ada'], '--autor'],
  ])('writes nothing for %s', (_, args, message) => {
    const { failed, printed } = run(...args);
    expect(failed).toBe(true);
    expect(printed).toContain(message);
    expect(existsSync(path.join(root, 'content/blog/one.md'))).toBe(false);
  });

  it.each([[], ['blog'], ['blog', ' '], ['poems', 'A'], ['', 'A'], ['toString', 'A']])(
    'explains itself for %j %j and writes nothing',
    (...args: string[]) => {
      const { failed, printed } = run(...args);
      expect(failed).toBe(true);
      expect(printed).toContain('blog|whitepapers|jobs');
    },
  );

  it('never overwrites an entry', () => {
    const { failed, printed } = run('blog', 'First');
    expect(failed).toBe(true);
    expect(printed).toContain('content/blog/first.md exists already');
    expect(read('content/blog/first.md')).toBe(postWith());
  });
});
