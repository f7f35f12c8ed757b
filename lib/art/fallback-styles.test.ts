import { expect, it } from 'vitest';

import { distinctStyles, fallbackStyles } from './fallback-styles';

const ids = Array.from({ length: fallbackStyles.length * 2 }, (_, index) => `area-${index}`);

it('gives no two of many entries the same picture, and keeps the style of the first', () => {
  const styles = Object.values(distinctStyles(ids)).map((style) => JSON.stringify(style));
  expect(new Set(styles).size).toBe(ids.length);
  const [first = ''] = ids;
  expect(distinctStyles(ids)[first]).toEqual(distinctStyles([first])[first]);
});
