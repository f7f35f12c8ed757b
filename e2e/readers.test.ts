import { Readability } from '@mozilla/readability';
import { expect, it } from 'vitest';
import { authorOf } from '#lib/content/collections/team';
import { termsPages } from '#lib/site/pages';
import { routes } from '#lib/site/routes';

import { jobs, papers, pathOf, posts } from './support/content';
import { exportedPage } from './support/sitemap';

// What reader views take from a page.

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

const article = '[aria-labelledby=abstract], .prose';
/** Pages, where their own words are, and what the view shows above these. */
const readPages: { path: string; selector: string; authors?: string[]; date?: string }[] = [
  ...posts().map((post) => ({ ...post, path: routes.post(post.id), selector: article })),
  ...papers().map((paper) => ({ ...paper, path: routes.whitepaper(paper.id), selector: article })),
  ...jobs().map(({ id }) => ({
    path: routes.job(id),
    selector: 'article ul[aria-label], article .print-stack > div',
  })),
  ...(['privacy', ...termsPages] as const).flatMap((id) => {
    const path = pathOf(id);
    return path ? { path, selector: 'main' } : [];
  }),
];

it('a reader view begins with the words of the text, holds all of them and names authors and day', () => {
  for (const { path, selector, authors = [], date } of readPages) {
    const copyOf = () => exportedPage(path).document.cloneNode(true) as Document;
    const document = copyOf();
    // What the view shows as title, and what leads to another page.
    const others = 'h1, nav, main section:not([id]):has(a), main :has(+ h1)';
    for (const other of document.querySelectorAll(others)) other.remove();
    const own = blocksOf(document, selector);
    const read = new Readability(copyOf()).parse();
    const text = flat(read?.textContent ?? '');
    expect(own.length, path).toBeGreaterThan(0);
    const lost = own.filter((block) => !text.includes(block));
    expect(lost, path).toEqual([]);
    expect(text.slice(0, 2 * (own[0]?.length ?? 0) + 100), path).toContain(own[0]);
    const names = authors.map((author) => authorOf(author).name);
    expect(read?.byline ?? '', path).toBe(names.join(', '));
    expect(read?.publishedTime ?? '', path).toContain(date ?? '');
  }
});
