import { Readability } from '@mozilla/readability';
import { expect, it } from 'vitest';

import { jobs, papers, posts } from './support/content';
import { parse } from './support/html';
import { exportedPage, exportedPages } from './support/sitemap';

// What reader views and link previews take from a page.

const flat = (text: string | null) => (text ?? '').replace(/\s+/g, '');

/** Blocks of text in the elements that a selector matches, without those that hold other blocks. */
function blocksOf(document: Document, selector: string): string[] {
  const blocks = [...document.querySelectorAll(selector)].flatMap((part) => [
    ...part.querySelectorAll('p, li, h2, h3, h4, td, th, dd, pre'),
  ]);
  return blocks
    .filter((block) => !block.querySelector('p, li, td') && !block.closest('figure'))
    .map((block) => flat(block.textContent))
    .filter(Boolean);
}

/** Page → where its own words are. */
const readPages: Record<string, string> = {
  ...Object.fromEntries(posts().map(({ id }) => [`/blog/${id}`, '.prose'])),
  ...Object.fromEntries(
    papers().map(({ id }) => [`/whitepapers/${id}`, '[aria-labelledby=abstract], .prose']),
  ),
  ...Object.fromEntries(jobs().map(({ id }) => [`/careers/${id}`, 'article .print-stack > div'])),
  '/privacy': 'main section[id]',
};

it('a reader view begins with the words of the text and holds all of them', () => {
  for (const [path, selector] of Object.entries(readPages)) {
    // The reader changes what it reads.
    const document = parse(exportedPage(path).html);
    const own = blocksOf(document, selector);
    const read = flat(new Readability(document).parse()?.textContent ?? '');
    expect(own.length, path).toBeGreaterThan(3);
    expect(
      own.filter((block) => !read.includes(block)),
      path,
    ).toEqual([]);
    expect(read.slice(0, 2 * (own[0]?.length ?? 0) + 100), path).toContain(own[0]);
  }
});

it('a link preview has title, description and pictures in the first 8 kB, icons before the sheet', () => {
  for (const { path, html } of exportedPages()) {
    const parts = ['<title>', 'name="description"', 'property="og:title"'];
    if (html.includes('rel="canonical"')) parts.push('rel="canonical"');
    if (html.includes('property="og:image"')) parts.push('property="og:image"');
    expect(html.indexOf('rel="icon"'), path).toBeLessThan(html.indexOf('<style>'));
    const beginning = Buffer.from(html).subarray(0, 8192).toString();
    expect(
      parts.filter((part) => !beginning.includes(part)),
      path,
    ).toEqual([]);
  }
});
