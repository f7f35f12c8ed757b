import { describe, expect, it } from 'vitest';

import { iconNames } from './icons';

describe('iconNames', () => {
  // The order is that of the message which an editor reads after a wrong name.
  it('stand once each, in the order of the alphabet', () => {
    expect(iconNames).toEqual([...new Set(iconNames)].sort());
    expect(iconNames.length).toBeGreaterThan(0);
  });

  it('are written in lower case with hyphens', () => {
    expect(iconNames.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  });
});
