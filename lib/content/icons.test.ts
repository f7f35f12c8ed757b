import { describe, expect, it } from 'vitest';

import { iconNames } from './icons';

describe('iconNames', () => {
  // The message for an unknown icon lists the names in this order.
  it('are unique and in alphabetical order', () => {
    expect(iconNames).toEqual([...new Set(iconNames)].sort());
    expect(iconNames.length).toBeGreaterThan(0);
  });

  it('are written in lower case with hyphens', () => {
    expect(iconNames.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });
});
