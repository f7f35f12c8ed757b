import { expect, it } from 'vitest';
import { isFixedAt } from '#lib/content/check/prose';
import { fixedParts, proseRules } from '#lib/content/check/prose-rules';
import { enterProject, postWith, smallSite } from '#lib/content/fixtures/temp-project';
import { isParsed } from '#lib/content/load/content-file';
import { inspectAll } from '#lib/content/load/registry';
import { checkProse } from './check';
import { missingTexts } from './fixed-texts';

const words = `
export const list = {
  empty: 'Nothing yet',
  months: { of: (month, year) => \`Posts from \${month} \${year}\` },
};
`;

const contact = { label: 'Contact', href: '/contact' };
const nav = {
  main: [
    { label: 'Demos', href: '/demos' },
    { label: 'Contact', href: '/contact' },
    { label: 'About', href: '/about' },
  ],
  button: contact,
  footer: [{ heading: 'Company', links: [contact] }],
};

/** Problems of a small site with these fixed texts. */
async function problemsOf(fixed: object) {
  enterProject({
    ...smallSite,
    'content/nav.json': JSON.stringify(nav),
    'content/blog/first.md': postWith({ 2: 'title: "It’s up to 80% faster!"' }),
    'content/prose.json': JSON.stringify({ fixed, banned: [], allowed: [] }),
    'lib/site/messages.ts': words,
  });
  const found = await missingTexts(inspectAll().files.filter(isParsed), proseRules.get());
  return found.map(({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`);
}

const post = 'blog/first.md';

it.each([
  { [post]: { title: "It's up to 80% faster!" } },
  { [post]: { title: '…up to 80%…' } },
  { 'nav.json': { 'main.label': ['Demos', 'About'] } },
  { 'lib/site/messages.ts': { 'list.empty': 'Nothing yet', 'list.months.of': 'Posts from … …' } },
])('finds the texts of %j', async (fixed) => {
  expect(await problemsOf(fixed)).toEqual([]);
});

it.each([
  [{ [post]: { title: 'up to 80%' } }, 'content/blog/first.md:2 title: the fixed text "up to 80%"'],
  [{ [post]: { excerpt: '…80%…' } }, 'content/blog/first.md:7 excerpt: the fixed text "…80%…"'],
  [{ [post]: { lead: 'A' } }, 'content/blog/first.md:1 lead: the fixed text "A"'],
  [{ 'nav.json': { 'main.label': ['Demos', 'Home'] } }, 'content/nav.json:1 main.label: the fixed'],
  [{ 'nav.json': { 'main.label': ['About', 'Demos'] } }, '"Demos" is out of order'],
  [{ 'lib/site/messages.ts': { 'list.empty': 'Nothing' } }, 'lib/site/messages.ts:3 list.empty:'],
  [
    { 'lib/site/messages.ts': { 'list.months.of': 'Months…' } },
    'lib/site/messages.ts:4 list.months.of:',
  ],
  [{ 'blog/second.md': { title: 'A' } }, 'content/blog/second.md:1 file: this file has fixed'],
])('names what is missing of %j', async (fixed, start) => {
  expect(await problemsOf(fixed)).toEqual([expect.stringContaining(start)]);
});

it('is part of the check', async () => {
  await problemsOf({ [post]: { title: 'A' } });
  const { problems } = await checkProse();
  expect(problems).toContainEqual(
    expect.objectContaining({ field: 'title', message: 'the fixed text "A" is missing' }),
  );
});

it('knows which characters of a text are fixed', () => {
  enterProject(smallSite);
  const parts = fixedParts('content/blog/first.md', {
    fixed: { [post]: { title: 'See … what’s possible!' }, 'nav.json': { main: 'See' } },
  });
  expect(parts).toEqual([" what's possible!", 'See ']);
  const text = 'Oh! See what’s possible! See!';
  expect([2, 4, 23, 28].map((at) => isFixedAt(text, at, parts))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isFixedAt(text, -1, parts)).toBe(false);
});
