import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { routes } from '#lib/site/routes';
import { Pagination } from './pagination';

const list = { label: 'Blog pages', entries: 'posts', pathOf: routes.blogPage };

it('is not there for a list of one page', () => {
  expect(render(<Pagination {...list} number={1} last={1} />).container.innerHTML).toBe('');
});

it.each([
  [1, 3, ''],
  [3, 3, ''],
  [1, 22, '1, 2, …, 22'],
  [3, 22, '1, 2, 3, 4, …, 22'],
  [11, 22, '1, …, 10, 11, 12, …, 22'],
  [22, 22, '1, …, 21, 22'],
  [2, 4, '1, 2, 3, 4'],
])('page %i of %i leads to the pages beside it, and shows the pages %s', (number, last, pages) => {
  render(<Pagination {...list} number={number} last={last} />);
  screen.getByText(`Page ${number} of ${last}`);
  const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  expect(hrefOf('← Newer posts')).toBe(number > 1 ? routes.blogPage(number - 1) : undefined);
  expect(hrefOf('Older posts →')).toBe(number < last ? routes.blogPage(number + 1) : undefined);
  const shown = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown.join(', ')).toBe(pages);
  const current = document.querySelector('[aria-current="page"]')?.textContent;
  expect(current).toBe(pages ? `${number}` : undefined);
  const numbered = screen.queryAllByRole('link', { name: /^Page/ });
  expect(numbered.length > 0).toBe(pages !== '');
  for (const link of numbered) {
    expect(link.getAttribute('href')).toBe(routes.blogPage(Number(link.textContent)));
  }
});
