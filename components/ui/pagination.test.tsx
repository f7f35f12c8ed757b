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
  [
    11,
    22,
    {
      ...{ '← Newer posts': '/blog/page/10', 'Older posts →': '/blog/page/12' },
      ...{ 1: '/blog', 10: '/blog/page/10', 12: '/blog/page/12', 22: '/blog/page/22' },
    },
  ],
])(
  'page %i of %i leads to the pages beside it, and to those at the ends of a long list',
  (number, last, expected) => {
    render(<Pagination {...list} number={number} last={last} />);
    screen.getByText(`Page ${number} of ${last}`);
    const links = screen.getAllByRole('link').map((a) => [a.textContent, a.getAttribute('href')]);
    expect(Object.fromEntries(links)).toEqual(expected);
    const current = document.querySelector('[aria-current="page"]');
    expect(current?.textContent).toBe(last > 3 ? `${number}` : undefined);
    expect(screen.queryAllByRole('link', { name: /^Page/ })).toHaveLength(last > 3 ? 4 : 0);
  },
);

it.each([
  [1, 22, [1, 2, 0, 22]],
  [3, 22, [1, 2, 3, 4, 0, 22]],
  [11, 22, [1, 0, 10, 11, 12, 0, 22]],
  [22, 22, [1, 0, 21, 22]],
  [2, 4, [1, 2, 3, 4]],
])('page %i of %i shows the pages %j', (number, last, expected) => {
  expect(shownPages(number, last)).toEqual(expected);
});
