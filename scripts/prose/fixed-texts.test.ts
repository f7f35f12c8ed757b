import { expect, it } from 'vitest';
import { isFixedAt } from '#lib/content/check/prose';
import { fixedParts, proseRules } from '#lib/content/check/prose-rules';
import { enterSite, postWith } from '#lib/content/fixtures/temp-project';
import { isParsed } from '#lib/content/load/content-file';
import { inspectAll } from '#lib/content/load/registry';
import { missingTexts } from './fixed-texts';

const post = 'blog/first.md';
const module = 'lib/site/messages.ts';
const words = `
export const list = {
  empty: 'Nothing yet',
  months: { of: (month, year) => \`Posts from \${month} \${year}\` },
};
`;

const contact = { label: 'Contact', href: '/contact' };
const nav = {
  main: [{ label: 'Demos', href: '/demos' }, contact, { label: 'About', href: '/about' }],
  button: contact,
  footer: [{ heading: 'Company', links: [contact] }],
};

it.each<[object, string[]]>([
  [{ [post]: { title: "It's up to 80% faster!" } }, []],
  [{ [post]: { title: '…up to 80%…' } }, []],
  [{ [post]: { title: 'up to 80%' } }, ['blog/first.md:2 title: the fixed text "up to 80%"']],
  [{ [post]: { excerpt: '…80%…' } }, ['blog/first.md:7 excerpt: the fixed text "…80%…"']],
  [{ [post]: { lead: 'A' } }, ['blog/first.md:1 lead: the fixed text "A"']],
  [{ 'nav.json': { 'main.label': ['Demos', 'About'] } }, []],
  [{ 'nav.json': { 'main.label': ['Demos', 'Home'] } }, ['nav.json:1 main.label: the fixed']],
  [{ 'nav.json': { 'main.label': ['About', 'Demos'] } }, ['"Demos" is out of order']],
  [{ [module]: { 'list.empty': 'Nothing yet', 'list.months.of': 'Posts from … …' } }, []],
  [{ [module]: { 'list.empty': 'Nothing' } }, [`${module}:3 list.empty:`]],
  [{ [module]: { 'list.months.of': 'Months…' } }, [`${module}:4 list.months.of:`]],
  [{ 'blog/second.md': { title: 'A' } }, ['content/blog/second.md:1 file: this file has fixed']],
])('of %j it reports %j', async (fixed, parts) => {
  enterSite({
    'content/nav.json': JSON.stringify(nav),
    'content/blog/first.md': postWith({ 2: 'title: "It’s up to 80% faster!"' }),
    'content/prose.json': JSON.stringify({ fixed, banned: [], allowed: [] }),
    [module]: words,
  });
  const found = await missingTexts(inspectAll().files.filter(isParsed), proseRules.get());
  expect(
    found.map(({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`),
  ).toEqual(parts.map((part) => expect.stringContaining(part)));
});

it('knows which characters of a text are fixed', () => {
  enterSite();
  const parts = fixedParts('content/blog/first.md', {
    fixed: { [post]: { title: 'See … what’s possible!' }, 'nav.json': { main: 'See' } },
  });
  expect(parts).toEqual([" what's possible!", 'See ']);
  const text = 'Oh! See what’s possible! See!';
  expect([-1, 2, 4, 23, 28].filter((at) => isFixedAt(text, at, parts))).toEqual([4, 23]);
});
