import { expect, it } from 'vitest';
import { html, rendered } from '../fixtures/rendered';
import { withoutLinks } from './links';
import { inspectMarkdown } from './markdown';

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const idsOf = (text: string) => all(text, /\sid="([^"]*)"/g);

it.each([
  '<script>alert(1)</script>',
  'Hi <b onclick="alert(1)">there</b>',
  '## A <img src=x onerror=alert(1)>',
  '| a |\n|---|\n| <svg onload=alert(1)> |',
])('drops the HTML of %s', (markdown) => {
  expect(html(markdown)).not.toMatch(/<(script|b|img|svg)\b|\son\w+=/i);
});

it.each([
  ...['http://www.example.com', 'https://www.example.com/a?b=c#d', 'irc://irc.example.com/room'],
  ...['ircs://irc.example.com/room', 'mailto:hello@loom.example', 'xmpp:hello@loom.example'],
  ...['/services/ai-strategy', '#below'],
])('keeps a link to %s', (url) => {
  expect(html(`[a](${url})`)).toBe(`<p><a href="${url}">a</a></p>\n`);
});

it.each([
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '&#106;avascript:alert(1)', 'vbscript:x'],
  ...['data:text/html,x', 'file:///etc/hosts', 'ftp://ftp.example.com', 'tel:+12155550100'],
  'blob:https://www.example.com/x',
])('drops the target %s of a link', (url) =>
  expect(html(`[*a*](${url})`)).toBe('<p><em>a</em></p>\n'),
);

it.each([
  ['javascript:alert(1)', ''],
  ['mailto:a@b.example', ''],
  ['/a.png', 'src="/a.png" '],
])('a picture at %s has the target "%s"', (url, src) => {
  expect(html(`![a](${url} "b")`)).toBe(`<p><img ${src}alt="a" title="b"></p>\n`);
});

it('shows a tag in text and code as text', () =>
  expect(html('\\<b> `<table>`')).not.toMatch(/<(b|table)>/));

it.each([
  ['## Two\n\n## Two', ['two', 'two-1']],
  ['## Über uns', ['über-uns']],
  // Ids of the surrounding page.
  ['## Main\n\n## Sign in\n\n## Footnote label', ['main-1', 'sign-in-1', 'footnote-label-1']],
  ['## ???', ['section']],
])('the headings of %j have the ids %j', (text, ids) => expect(idsOf(html(text))).toEqual(ids));

it('headings of the second and third level make the table of contents', () => {
  const text = '# One\n\n## A <b>*bold*</b> plan\n\n### B\n\n#### C\n';
  expect(rendered(text).toc).toEqual([
    { id: 'a-bold-plan', title: 'A bold plan', depth: 2 },
    { id: 'b', title: 'B', depth: 3 },
  ]);
});

const table = '| a | b |\n|---|--:|\n| 1 | 2 |\n';
const region = (count: number) =>
  `<div class="table-scroll" role="region" tabindex="0" aria-label="Table ${count}">\n<table>`;

it('tables are each in a focusable region with a distinct label', () => {
  const found = html(`${table}\nText.\n\n${table}`);
  expect(all(found, /(<div[^>]*>\s*<table>)/g)).toEqual([region(1), region(2)]);
  expect(all(found, /(<\/table>\n<\/div>)/g)).toHaveLength(2);
});

it('tables name their rows if the first header cell is empty, and align by class', () => {
  const named = html('| | b |\n|---|---|\n| 1 | |\n');
  const cells = ['<td>', '<th scope="col">', '<th scope="row">', '<td>'];
  expect(all(named, /(<t[hd]\b.*?>)/g)).toEqual(cells);
  // Also rows with fewer or more cells than the head.
  const found = html('| a | b | c |\n|:--|:-:|--:|\n| 1 |\n| 1 | 2 | 3 | 4 |\n');
  expect(found).not.toMatch(/\salign=/);
  const row = ['', 'align-center', 'align-right'];
  const classes = all(found, /<t[hd](?: class="([^"]*)")?>/g);
  expect(classes).toEqual([...row, ...row, ...row]);
});

it('footnotes lead there and back, are described, sanitised and left out of the contents', () => {
  const text = 'One[^a] and two[^b].\n\n[^a]: First.\n[^b]: [Second](javascript:x).\n';
  const { html: found, toc } = rendered(text);
  const [ids, targets] = [idsOf(found), all(found, /href="#([^"]*)"/g)];
  expect(targets).toHaveLength(4);
  expect(ids).toEqual(expect.arrayContaining(['footnote-label', ...targets]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(found).toContain('aria-describedby="footnote-label"');
  expect(found).not.toContain('javascript');
  expect(toc).toEqual([]);
});

// markdown-copies.test.ts and check.test.ts have the places of other links.
it('inspectMarkdown finds bare addresses, no place of escaped signs, and no links in code', () => {
  const { links } = inspectMarkdown('[a](/a\\_b) `[a](/a)` https://e.example\n\n    [b](/b)\n');
  const bare = { url: 'https://e.example', line: 1, offset: 21 };
  expect(links).toEqual([{ url: '/a_b', line: 1 }, bare]);
});

it.each([
  ['a [b *c*](/x "T") d', 'a b *c* d'],
  ['[a](/x)[b](/y)[c](/x)', 'a[b](/y)c'],
  ['[![a](/a.png)](/x) `[a](/x)`', '![a](/a.png) `[a](/x)`'],
  ['a [](/x) b', 'a  b'],
])('leaves out links in %j and keeps the rest', (markdown, kept) => {
  expect(withoutLinks(markdown, (url) => url === '/x')).toBe(kept);
});
