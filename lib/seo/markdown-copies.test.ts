import { beforeAll, describe, expect, it } from 'vitest';

import { blog } from '../content/collections/blog';
import { industries } from '../content/collections/industries';
import { whitepapers } from '../content/collections/whitepapers';
import { lastChange } from '../content/revision';
import { longDate } from '../site/dates';
import {
  llmsFullTxt,
  llmsTxt,
  type MarkdownCopy,
  markdownCopies,
  withAbsoluteLinks,
} from './markdown-copies';

let copies: MarkdownCopy[] = [];

// Reads the content of the site once; a busy machine may need more than the usual hook time.
beforeAll(() => {
  copies = markdownCopies();
}, 60_000);

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url]) => url);

describe('markdownCopies', () => {
  it('has every post, paper and industry', () => {
    const pages = [
      ...industries.all().map(industries.url),
      ...whitepapers.all().map(whitepapers.url),
      ...blog.all().map(blog.url),
    ];
    expect(copies.map(({ page }) => page)).toEqual(pages);
  });

  it('names title, summary, source, and writers or sources, with absolute links', () => {
    for (const { page, title, summary, text } of copies) {
      expect(text.startsWith(`# ${title}\n\n> ${summary}\n\nSource: <http`), page).toBe(true);
      for (const url of linksOf(text)) expect(url, page).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
    }
  });

  it('has the whole text and the day of the last change of an article', () => {
    for (const entry of [...blog.all(), ...whitepapers.all()]) {
      const text = copies.find(({ title }) => title === entry.title)?.text ?? '';
      const [head] = entry.body.split('\n\n');
      expect(text).toContain(entry.body.split('\n').findLast((line) => /^#+ /.test(line)) ?? head);
      expect(text).toContain(longDate(lastChange(entry)));
    }
  });

  it('has every use case of an industry with its source', () => {
    for (const entry of industries.all()) {
      const text = copies.find(({ page }) => page === industries.url(entry))?.text;
      for (const { title, case_study: study } of entry.use_cases) {
        expect(text).toContain(`### ${title}\n`);
        if (study) expect(text).toContain(`<${study.url}>`);
      }
    }
  });
});

// https://llmstxt.org: a heading, a summary as a quote, then lists of links below headings.
describe('llmsTxt', () => {
  it('has the parts of its format and a link to every copy', () => {
    const text = llmsTxt(copies);
    const [title, quote, ...sections] = text.trim().split('\n\n');
    expect(title).toMatch(/^# \S/);
    expect(quote).toMatch(/^> \S/);
    for (let at = 0; at < sections.length; at += 2) {
      expect(sections[at]).toMatch(/^## \S/);
      for (const line of sections[at + 1]?.split('\n') ?? ['']) {
        expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)\s]+\): \S/);
      }
    }
    const links = linksOf(text).map((url = '') => new URL(url).pathname);
    for (const { page } of copies) expect(links).toContain(`${page}.md`);
    expect(new Set(links).size).toBe(links.length);
  });
});

it('llms-full.txt has the text of every copy', () => {
  const text = llmsFullTxt(copies);
  for (const copy of copies) expect(text).toContain(copy.text);
});

const home = 'https://www.loom.example';

it.each([
  ['[a](/b)', `[a](${home}/b)`],
  ['[/b](/b "/b")', `[/b](${home}/b "/b")`],
  ['[a](#c) [d](https://www.example.com/)', `[a](${home}/p#c) [d](https://www.example.com/)`],
  ['[![a](/b.svg)](/c)', `[![a](${home}/b.svg)](${home}/c)`],
  ['[a]\n\n[a]: /b', `[a]\n\n[a]: ${home}/b`],
  ['`[a](/b)`\n\n```\n[a](/b)\n```', '`[a](/b)`\n\n```\n[a](/b)\n```'],
  ['* A\n* B', '* A\n* B'],
])('makes %s %s', (markdown, expected) => {
  expect(withAbsoluteLinks(markdown, `${home}/p`)).toBe(expected);
});
