import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { routes } from '#lib/site/routes';
import { Pagination } from './pagination';

const list = { label: 'Blog pages', entries: 'posts', pathOf: routes.blogPage };

it('is not there for a list of one page', () => {
  expect(render(<Pagination {...list} number={1} last={1} />).container.innerHTML).toBe('');
});

it.each([
  [1, 3, { 'Older posts →': '/blog/page/2' }],
  [2, 3, { '← Newer posts': '/blog', 'Older posts →': '/blog/page/3' }],
  [3, 3, { '← Newer posts': '/blog/page/2' }],
])('page %i of %i leads to the pages beside it', (number, last, expected) => {
  render(<Pagination {...list} number={number} last={last} />);
  screen.getByText(`Page ${number} of ${last}`);
  const links = screen.getAllByRole('link').map((a) => [a.textContent, a.getAttribute('href')]);
  expect(Object.fromEntries(links)).toEqual(expected);
  expect(document.querySelector('[aria-current]')).toBeNull();
});

it.each([
  [1, 22, '1, 2, …, 22'],
  [3, 22, '1, 2, 3, 4, …, 22'],
  [11, 22, '1, …, 10, 11, 12, …, 22'],
  [22, 22, '1, …, 21, 22'],
  [2, 4, '1, 2, 3, 4'],
])('page %i of %i shows the pages %s', (number, last, pages) => {
  render(<Pagination {...list} number={number} last={last} />);
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown.join(', ')).toBe(pages);
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe(`${number}`);
  for (const link of screen.getAllByRole('link', { name: /^Page/ })) {
    expect(link.getAttribute('href')).toBe(routes.blogPage(Number(link.textContent)));
  }
});
