import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';

import { themeTiming } from '../motion/theme-timing';
import { Ticker } from './ticker';

// docs/specification.md T2
it.each([
  ['1', '111'],
  ['12', '121'],
  ['123', '123'],
])('fills the row of the metrics "%s" as "%s"', (given, filled) => {
  const source = { label: 'Source', url: 'https://source.example' };
  const metrics = [...given].map((headline, id) => ({ id, headline, detail: 'miles', source }));
  render(<Ticker label="Metrics" metrics={metrics} />);
  const headings = screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([...filled]);
});

it.each([
  ['600ms', 0.6],
  ['.6s', 0.6],
])('reads %s of the theme as %d seconds', (written, duration) => {
  const { style } = document.documentElement;
  onTestFinished(() => void style.removeProperty('--transition-duration-reveal'));
  style.setProperty('--transition-duration-reveal', written);
  style.setProperty('--ease-out', 'cubic-bezier(.2, 0.7, 0, 1)');
  expect(themeTiming('reveal', 'out')).toEqual({ duration, ease: [0.2, 0.7, 0, 1] });
});
