import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { MetricCard } from './metric-card';

const source = { label: 'Source', url: 'https://source.example' };
const sixty = `${'x'.repeat(57)} 🧵t`;

it.each([
  [sixty, undefined],
  [`${sixty}hread`, `${sixty}…`],
])('cuts a detail of more than 60 characters: %s', (detail, short) => {
  render(<MetricCard metric={{ id: 1, headline: '12%', detail, source }} index={0} />);
  const hidden = (text: string) => screen.getByText(text).getAttribute('aria-hidden');
  expect(hidden(detail)).toBeNull();
  expect(screen.queryByText(/…$/)?.textContent).toBe(short);
  if (short) expect(hidden(short)).toBe('true');
});
