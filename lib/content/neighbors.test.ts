import { describe, expect, it } from 'vitest';

import { neighborsOf } from './neighbors';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('neighborsOf', () => {
  it.each([
    ['a', undefined, b],
    ['b', a, c],
    ['c', b, undefined],
  ])('%s stands between %o and %o', (id, previous, next) => {
    expect(neighborsOf([a, b, c], id)).toEqual({ previous, next });
  });

  it('has none for the only one', () => {
    expect(neighborsOf([a], 'a')).toEqual({ previous: undefined, next: undefined });
  });
  it('has none for one that is not in the list', () => {
    expect(neighborsOf([a, b, c], 'd')).toEqual({ previous: undefined, next: undefined });
  });
});
