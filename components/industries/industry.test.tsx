import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { FigureIcon } from './figure-icon';
import { IndustrySnapshot } from './industry-snapshot';
import { MetricBand } from './metric-band';
import { MetricCard } from './metric-card';

const source = { label: 'A survey', url: 'https://www.survey.example/' };

it.each([
  [['5%', '75%', '95%'], '3'],
  [['5%', '$200B–$340B', '95%'], '11'],
])('sets %j in the size of a figure of %s characters', (figures, length) => {
  const stats = figures.map((figure, index) => ({ text: `${figure} Answer ${index}`, source }));
  const { container } = render(<IndustrySnapshot snapshot={{ quote: 'A line of ours.', stats }} />);
  const sized = container.querySelectorAll<HTMLElement>('[style*="--length"]');
  const lengths = Array.from(sized, ({ style }) => style.getPropertyValue('--length'));
  expect(lengths).toEqual([length, length, length]);
});

it('shows nothing for an industry without success metrics', () => {
  type Props = React.ComponentProps<typeof MetricBand>;
  const industry = { success_metrics: [] as unknown } as Props['industry'];
  const copy = { heading: 'Metrics', text: undefined };
  expect(render(<MetricBand industry={industry} copy={copy} />).container.innerHTML).toBe('');
});

const sixty = `${'x'.repeat(57)} 🧵t`;

// e2e/ticker.spec.ts shows the whole detail on hover, on focus and by a tap.
it.each([
  [sixty, undefined],
  [`${sixty}hread`, `${sixty}…`],
])('cuts a detail of more than 60 characters, but not for screen readers: %s', (detail, short) => {
  render(<MetricCard metric={{ id: 1, headline: '12%', detail, source }} index={0} />);
  expect(screen.getByText(detail).getAttribute('aria-hidden')).toBeNull();
  expect(screen.queryByText(/…$/)?.textContent).toBe(short);
  expect(screen.queryByText(/…$/)?.getAttribute('aria-hidden')).toBe(short && 'true');
});

it.each([
  ['metric', 5],
  ['stat', 3],
] as const)('the icons of a %s cycle through a set of %i', (set, size) => {
  const icons = Array.from({ length: 2 * size }, (_, index) => {
    const { container } = render(<FigureIcon set={set} index={index} className="" />);
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(icons.slice(0, size)).size).toBe(size);
  expect(icons.slice(size)).toEqual(icons.slice(0, size));
});
