import { expect, it } from 'vitest';

import { blog } from './collections/blog';
import { whitepapers } from './collections/whitepapers';
import { newestPieces } from './newest-pieces';

it('returns the newest posts and papers together, newest first', () => {
  const pieces = newestPieces(3);
  const dates = [...blog.all(), ...whitepapers.all()].map(({ date }) => date).sort();
  expect(pieces.map(({ date }) => date)).toEqual(dates.slice(-3).reverse());
  expect(newestPieces(1000)).toHaveLength(dates.length);
});
