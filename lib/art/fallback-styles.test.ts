import { expect, it } from 'vitest';

import { distinctStyles, fallbackStyles } from './fallback-styles';

const ids = Array.from({ length: fallbackStyles.length * 2 }, (_, index) => `area-${index}`);

it('gives no two entries the same picture, also when there are more than styles', () => {
  const styles = Object.values(distinctStyles(ids)).map((style) => JSON.stringify(style));
  expect(new Set(styles).size).toBe(ids.length);
});

it('keeps the style of an entry whose place is free', () => {
  const [first = ''] = ids;
  expect(distinctStyles(ids)[first]).toEqual(distinctStyles([first])[first]);
});
