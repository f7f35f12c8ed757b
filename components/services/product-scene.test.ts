import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { products } from '#lib/content/collections/products';
import { productScenes } from '#lib/content/pages/assets';

it('scenes of products take at most 1.2 kB each with brotli', () => {
  // Without products, the file is an empty drawing.
  const most = 1200 * (products.all().length || 1);
  expect(brotliCompressSync(productScenes().svg).length).toBeLessThanOrEqual(most);
});
