import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { IndustrySnapshot } from './industry-snapshot';

const source = { label: 'A survey', url: 'https://www.survey.example/' };

it.each([
  [['5%', '75%', '95%'], '3'],
  [['5%', '$200B–$340B', '95%'], '11'],
  [['5%', '14,000,000,000', '80–90%'], '14'],
])('sets %j in the size of a figure of %s characters', (figures, length) => {
  const stats = figures.map((figure, index) => ({ text: `${figure} Answer ${index}`, source }));
  const { container } = render(<IndustrySnapshot snapshot={{ quote: 'A line of ours.', stats }} />);
  const sized = container.querySelectorAll<HTMLElement>('[style*="--length"]');
  expect(Array.from(sized, ({ style }) => style.getPropertyValue('--length'))).toEqual([
    length,
    length,
    length,
  ]);
});
