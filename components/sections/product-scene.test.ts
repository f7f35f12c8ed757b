import { brotliCompressSync } from 'node:zlib';
import { sceneContent } from 'thread-art/scene/scene';
import { sceneSize, type TextStyle, widthOf } from 'thread-art/scene/sheet';
import { describe, expect, it } from 'vitest';

import { products } from '#lib/content/collections/products';
import { productScenes } from '#lib/content/product-scenes';

describe('scenes of products', () => {
  it('differ in kind and in ground', () => {
    const all = products.all();
    expect(new Set(all.map(({ scene }) => scene.kind)).size).toBe(all.length);
    expect(new Set(all.map(({ tone }) => tone)).size).toBe(all.length);
  });

  it('take at most 6 kB with brotli', () => {
    expect(brotliCompressSync(productScenes().svg).length).toBeLessThanOrEqual(6000);
  });

  it.each(products.all())('the words in that of $id end inside of the drawing', ({ scene }) => {
    const texts = sceneContent(scene).matchAll(
      /<text(?: class="scene-(\w+)")? x="([\d.]+)"[^>]*>([^<]*)</g,
    );
    for (const [, style = 'body', x, text = ''] of texts) {
      expect(Number(x) + widthOf(text, style as TextStyle), text).toBeLessThan(sceneSize.width - 8);
    }
  });
});
