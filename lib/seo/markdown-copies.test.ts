import { expect, it } from 'vitest';

import { blog } from '../content/collections/blog';
import { industries } from '../content/collections/industries';
import { whitepapers } from '../content/collections/whitepapers';
import { lastChange } from '../content/schema/revision';
import { longDate } from '../site/dates';
import { readEnv } from '../site/env';
import { textFiles, withAbsoluteLinks } from './markdown-copies';

const files = textFiles();
const copies = files.slice(0, -2);
const [llms = '', whole = ''] = files.slice(-2).map(([, text]) => text);
const copyOf = (path: string) => copies.find(([name]) => name === `${path}.md`)?.[1] ?? '';
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, url]) => url);

it('has a copy of every post, paper and industry, with absolute links', () => {
  for (const [name, text] of copies) {
    expect(text, name).toMatch(/^# \S.*\n\n> \S.*\n\nSource: <http/);
    expect(llms).toContain(`](${new URL(name, readEnv().SITE_URL)})`);
    expect(whole).toContain(text);
    for (const url of linksOf(text)) expect(url, name).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
  }
  for (const list of [blog, whitepapers]) {
    for (const entry of list.all()) {
      const text = copyOf(list.url(entry as never));
      const [head] = entry.body.split('\n\n');
      expect(text).toContain(entry.body.split('\n').findLast((line) => /^#+ /.test(line)) ?? head);
      expect(text).toContain(longDate(lastChange(entry)));
    }
  }
  for (const entry of industries.all()) {
    const text = copyOf(industries.url(entry));
    for (const { title, case_study: study } of entry.use_cases) {
      expect(text).toContain(`### ${title}\n`);
      if (study) expect(text).toContain(`<${study.url}>`);
    }
  }
});

// https://llmstxt.org: a heading, a summary as a quote, then lists of links below headings.
it('llms.txt has the parts of its format', () => {
  const [title, quote, ...sections] = llms.trim().split('\n\n');
  expect(title).toMatch(/^# \S/);
  expect(quote).toMatch(/^> \S/);
  for (let at = 0; at < sections.length; at += 2) {
    expect(sections[at]).toMatch(/^## \S/);
    for (const line of sections[at + 1]?.split('\n') ?? ['']) {
      expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)\s]+\): \S/);
    }
  }
  expect(new Set(linksOf(llms)).size).toBe(linksOf(llms).length);
});

const home = 'https://www.loom.example';

it.each([
  ['[/b](/b "/b")', `[/b](${home}/b "/b")`],
  ['[a](#c) [d](https://www.example.com/)', `[a](${home}/p#c) [d](https://www.example.com/)`],
  ['[![a](/b.svg)](/c)', `[![a](${home}/b.svg)](${home}/c)`],
  ['[a]\n\n[a]: /b', `[a]\n\n[a]: ${home}/b`],
  ['`[a](/b)`\n\n```\n[a](/b)\n```', '`[a](/b)`\n\n```\n[a](/b)\n```'],
  ['* A\n* B', '* A\n* B'],
])('makes %s %s', (markdown, expected) => {
  expect(withAbsoluteLinks(markdown, `${home}/p`, 'content/blog/a.md')).toBe(expected);
});
