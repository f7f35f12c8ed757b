import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { routes } from '#lib/site/routes';
import { Pagination } from './pagination';

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
