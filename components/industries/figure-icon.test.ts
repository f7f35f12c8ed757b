import { expect, it } from 'vitest';

import { kindOfFigure } from './figure-icon';

it.each([
  ['$200B–$340B a year', 'money'],
  ['12 weeks → 10 minutes for a first draft', 'time'],
  ['75% of leaders plan a pilot', 'people'],
  ['3% fewer miles than a year before, at $2 each', 'share'],
  ['14,000 invoices', 'other'],
])('%s counts %s', (line, kind) => {
  expect(kindOfFigure(line)).toBe(kind);
});
