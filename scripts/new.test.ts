import { beforeEach, expect, it, vi } from 'vitest';

import { checkContent } from '#lib/content/check/check';
import { blog } from '#lib/content/collections/blog';
import { jobs } from '#lib/content/collections/jobs';
import { authorOf } from '#lib/content/collections/team';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { enterSite, postWith, readIn } from '#lib/content/fixtures/temp-project';
import { parseSource } from '#lib/content/load/source';
import { writeNew } from './new';

let root: string;

const read = (file: string) => readIn(root, file);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2024-06-29T12:00:00Z'), toFake: ['Date'] });
  root = enterSite();
});

it('names a draft in ASCII, asks for an address where none can be made, and replaces no entry', () => {
  const file = 'content/blog/strasse-and-lodz-smorrebrod.md';
  expect(writeNew(['blog', 'Straße & Łódź: “smørrebrød”'])).toContain(file);
  expect(checkContent().problems).toEqual([]);
  const advice = 'Add one: npm run new -- blog "人工智能" my';
  expect(() => writeNew(['blog', '人工智能'])).toThrow(advice);
  expect(() => writeNew(['blog', 'Page'])).toThrow('"page" can be no address: choose another name');
  expect(() => writeNew(['jobs', '404'])).toThrow('"404" can be no address: choose another name');
  expect(writeNew(['blog', '人工智能', 'ai'])).toContain('content/blog/ai.md');
  expect(() => writeNew(['blog', 'First'])).toThrow('content/blog/first.md exists already');
  expect(read('content/blog/first.md')).toBe(postWith());
});

it('dates a draft with the day of the editor', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.setSystemTime(new Date('2024-06-30T03:00:00Z'));
  writeNew(['blog', 'Late']);
  expect(read('content/blog/late.md')).toContain('\ndate: 2024-06-29\n');
});

it.each([
  ['blog', 'Two "Looms": A Test', 'content/blog/two-looms-a-test.md', 'date'],
  ['whitepapers', ' The Divide ', 'content/whitepapers/the-divide.md', 'date'],
  ['jobs', 'AI Weaver', 'content/jobs/ai-weaver.json', 'datePosted'],
])('writes a %s draft of today named "%s"', (name, title, file, date) => {
  expect(writeNew([name, title])).toContain(file);
  const text = read(file);
  const { data } = parseSource(file, text);
  expect(data).toMatchObject({ title: title.trim(), [date]: '2024-06-29', draft: true });
  // It passes the check and the build, also beside another one.
  writeNew([name, 'Another']);
  expect(checkContent().problems).toEqual([]);
  const ids = [blog, whitepapers, jobs].flatMap((each) => each.all().map(({ id }) => id));
  expect(ids).toEqual(['first']);
  // Its placeholders can not be published.
  enterSite({ [file]: text.replace(/^ *"?draft"?: true,?\n/m, '') });
  const found = checkContent().problems;
  expect(found.length).toBe(text.match(/<[^>]+>/g)?.length);
  for (const { message } of found) expect(message).toMatch(/^<.+> is a placeholder$/);
});

it('shows a draft without an author in the preview', () => {
  writeNew(['blog', 'One']);
  vi.stubEnv('NODE_ENV', 'development');
  expect(authorOf(blog.getOrThrow('one').author)).toMatchObject({ name: 'Author' });
});

it.each([
  ['team', 'Ada Lovelace', { firstName: 'Ada', lastName: 'Lovelace', order: 3 }],
  ['industries', 'AI for Looms', { title: 'AI for Looms', subtitle: '<Text of subtitle>' }],
  ['services', 'Weaving', { title: 'Weaving', overview: false }],
  ['products', 'Loom', { title: 'Loom' }],
  ['frameworks', 'Warp', { title: 'Warp', order: 1 }],
  ['demos', 'Shuttle', { name: 'Shuttle', requiresAuth: false }],
  ['workbooks', 'Yarn', { title: 'Yarn' }],
  ['pages', 'Prices', { title: 'Prices' }],
])('writes %s with a placeholder for each text, which the check reports', (name, title, data) => {
  const file = `content/${name}/${title.toLowerCase().replaceAll(' ', '-')}.json`;
  expect(writeNew([name, title])).toContain(`${file} is ready. Replace each text`);
  const text = read(file);
  expect(JSON.parse(text)).toMatchObject(data);
  enterSite({ [file]: text });
  const found = checkContent().problems.filter((problem) => problem.file === file);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ message }) => message)).not.toContain('unknown field');
  expect(found.map(({ message }) => message)).not.toContain('this field is missing');
});

const wrong = [[], ['blog'], ['blog', ' '], ['poems', 'A'], ['', 'A'], ['toString', 'A']];

it.each(wrong)('explains itself for %j %j', (...args) => {
  expect(() => writeNew(args)).toThrow(/<blog\|whitepapers\|jobs\|.*demos\|frameworks/);
});
