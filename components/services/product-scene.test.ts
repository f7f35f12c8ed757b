import { brotliCompressSync } from 'node:zlib';
import { sceneContent } from 'thread-art/scene/scene';
import { sceneSize, type TextStyle, widthOf } from 'thread-art/scene/sheet';
import { describe, expect, it } from 'vitest';
import { drawingTheme } from '#lib/content/brand/drawing-theme';
import { products } from '#lib/content/collections/products';
import { productScenes } from '#lib/content/pages/assets';

describe('scenes of products', () => {
  it('take at most 1.2 kB each with brotli', () => {
    // Without products, the file is an empty drawing.
    const most = 1200 * (products.all().length || 1);
    expect(brotliCompressSync(productScenes().svg).length).toBeLessThanOrEqual(most);
  });

  it.each(products.all())('the words in that of $id end inside of the drawing', ({ scene }) => {
    const texts = sceneContent(scene, drawingTheme()).matchAll(
      /<text(?: class="scene-(\w+)")? x="([\d.]+)"[^>]*>([^<]*)</g,
    );
    for (const [, style = 'body', x, text = ''] of texts) {
      expect(
        Number(x) + widthOf(drawingTheme().advances, text, style as TextStyle),
        text,
      ).toBeLessThan(sceneSize.width - 8);
    }
  });
});
