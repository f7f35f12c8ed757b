import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';

import { themeTiming } from './theme-timing';
import { fillRow, Ticker } from './ticker';

// docs/specification.md T2
it.each([
  ['', ''],
  ['1', '111'],
  ['12', '121'],
  ['123', '123'],
  ['1234', '1234'],
])('fills a row of "%s" as "%s"', (given, filled) => {
  expect(fillRow([...given])).toEqual([...filled]);
});

it('shows two metrics and the first again', () => {
  const metrics = ['12%', '34%'].map((headline, id) => ({
    ...{ id, headline, detail: 'fewer miles' },
    source: { label: 'Source', url: 'https://source.example' },
  }));
  render(<Ticker label="Metrics" metrics={metrics} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['12%', '34%', '12%']);
});

it.each([
  ['600ms', 0.6],
  ['.6s', 0.6],
  ['2s', 2],
])('reads %s of the theme as %d seconds', (written, duration) => {
  const { style } = document.documentElement;
  onTestFinished(() => void style.removeProperty('--transition-duration-reveal'));
  style.setProperty('--transition-duration-reveal', written);
  style.setProperty('--ease-out', 'cubic-bezier(.2, 0.7, 0, 1)');
  expect(themeTiming('reveal', 'out')).toEqual({ duration, ease: [0.2, 0.7, 0, 1] });
});
