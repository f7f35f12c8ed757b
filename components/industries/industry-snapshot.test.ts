import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { IndustrySnapshot } from './industry-snapshot';

const source = { label: 'A survey', url: 'https://www.survey.example/' };
const snapshot = (...figures: string[]) => ({
  quote: 'A line of ours.',
  stats: figures.map((figure) => ({ text: `${figure} Companies asked`, source })),
});
const sizes = (...figures: string[]) =>
  renderToStaticMarkup(createElement(IndustrySnapshot, { snapshot: snapshot(...figures) }))
    .match(/--length:\d+/g)
    ?.map((size) => Number(size.replace('--length:', '')));

it('sets the three figures in the size that the longest of them needs', () => {
  expect(sizes('5%', '75%', '95%')).toEqual([3, 3, 3]);
  expect(sizes('5%', '$200B–$340B', '95%')).toEqual([11, 11, 11]);
  expect(sizes('5%', '14,000,000,000', '80–90%')).toEqual([14, 14, 14]);
});
