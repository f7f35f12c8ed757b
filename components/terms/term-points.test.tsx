import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { TermPoints } from './term-points';

const show = (point: object) =>
  render(<TermPoints id="a" points={[{ title: 'A title', text: 'Text.', ...point }]} />).container;
const texts = (nodes: Iterable<Element>) => [...nodes].map((node) => node.textContent);

it('links a title, and names its language', () => {
  show({ href: '/contact', lang: 'de' });
  const link = screen.getByRole('link', { name: 'A title' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe('de');
});

it.each([
  ['up to $28,000 more', ['up to $28,000 more'], ['$28,000']],
  ['€1.200', ['€1.200'], ['€1.200']],
  ['$60 and $6 a month', ['$60 and ', '$6 a month'], ['$60', '$6']],
])('shows "%s" with its amounts in lines', (amount, lines, large) => {
  const page = show({ amount });
  expect(texts(page.querySelectorAll('h3 + div > p > span'))).toEqual(lines);
  expect(texts(page.querySelectorAll('strong'))).toEqual(large);
});

it('draws the lines of a budget in proportion', () => {
  const lines = [
    { label: 'A', amount: 'Rs. 1,00,000.50' },
    { label: 'B', extent: '2 days', amount: 'Rs.200,001' },
  ];
  const page = show({ amount: '$3,001.50', lines });
  expect(texts(page.querySelectorAll('dt'))).toEqual(['A', 'B2 days']);
  const widths = [...page.querySelectorAll('use')].map((bar) => Number(bar.getAttribute('width')));
  expect(widths).toEqual([200, 400].map((width) => expect.closeTo(width, 0)));
});
