import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { routes } from '#lib/site/routes';
import { Pagination } from './pagination';

const list = { label: 'Blog pages', entries: 'posts', pathOf: routes.blogPage };
const markup = (number: number, last: number) =>
  renderToStaticMarkup(createElement(Pagination, { ...list, number, last }));
const linksIn = (html: string) =>
  [...html.matchAll(/<a[^>]* href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, words]) => [
    words,
    href,
  ]);

it('is not there for a list of one page', () => expect(markup(1, 1)).toBe(''));

it.each([
  [1, 3, [['Older posts →', '/blog/page/2']]],
  [
    2,
    3,
    [
      ['← Newer posts', '/blog'],
      ['Older posts →', '/blog/page/3'],
    ],
  ],
  [3, 3, [['← Newer posts', '/blog/page/2']]],
])('page %i of %i leads to the pages beside it', (number, last, links) => {
  const html = markup(number, last);
  expect(html).toContain(`>Page ${number} of ${last}<`);
  expect(linksIn(html)).toEqual(links);
});
