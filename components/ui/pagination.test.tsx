import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { routes } from '#lib/site/routes';
import { Pagination, shownPages } from './pagination';

const list = { label: 'Blog pages', entries: 'posts', pathOf: routes.blogPage };

it('is not there for a list of one page', () => {
  const { container } = render(<Pagination {...list} number={1} last={1} />);
  expect(container.innerHTML).toBe('');
});

it.each([
  [1, 3, { 'Older posts →': '/blog/page/2' }],
  [2, 3, { '← Newer posts': '/blog', 'Older posts →': '/blog/page/3' }],
  [3, 3, { '← Newer posts': '/blog/page/2' }],
])('page %i of %i leads to the pages beside it', (number, last, expected) => {
  render(<Pagination {...list} number={number} last={last} />);
  screen.getByText(`Page ${number} of ${last}`);
  const links = screen.getAllByRole('link');
  expect(Object.fromEntries(links.map((a) => [a.textContent, a.getAttribute('href')]))).toEqual(
    expected,
  );
});

it.each([
  [1, 22, [1, 2, 0, 22]],
  [2, 22, [1, 2, 3, 0, 22]],
  [3, 22, [1, 2, 3, 4, 0, 22]],
  [11, 22, [1, 0, 10, 11, 12, 0, 22]],
  [22, 22, [1, 0, 21, 22]],
  [2, 4, [1, 2, 3, 4]],
])('page %i of %i shows the pages %j', (number, last, expected) => {
  expect(shownPages(number, last)).toEqual(expected);
});

it('a long list links its first and last page and those around this one by number', () => {
  render(<Pagination {...list} number={11} last={22} />);
  const links = screen.getAllByRole('link', { name: /^Page/ });
  expect(links.map((a) => a.getAttribute('href'))).toEqual(
    [1, 10, 12, 22].map((page) => routes.blogPage(page)),
  );
  screen.getByText('11', { selector: '[aria-current="page"]' });
});
