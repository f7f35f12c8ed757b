import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fillRow, Ticker } from './ticker';

const metrics = ['12%', '34%'].map((headline, id) => ({
  id,
  headline,
  detail: 'fewer miles',
  source: { label: 'Source', url: 'https://source.example' },
}));

// docs/specification.md T2
it.each([
  [[1], [1, 1, 1]],
  [
    [1, 2],
    [1, 2, 1],
  ],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ],
  [[], []],
])('%j fill the row as %j', (given, filled) => expect(fillRow(given)).toEqual(filled));

it('shows two metrics and the first again', () => {
  render(<Ticker label="Metrics" metrics={metrics} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['12%', '34%', '12%']);
});
