import { brotliCompressSync } from 'node:zlib';
import { sceneContent } from 'thread-art/scene/scene';
import { sceneSize, type TextStyle, widthOf } from 'thread-art/scene/sheet';
import { expect, it } from 'vitest';
import { drawingTheme } from '#lib/content/brand/drawing-theme';
import { products } from '#lib/content/collections/products';
import { productScenes } from '#lib/content/pages/assets';

it('scenes of products take at most 1.2 kB each with brotli', () => {
  // Without products, the file is an empty drawing.
  const most = 1200 * (products.all().length || 1);
  expect(brotliCompressSync(productScenes().svg).length).toBeLessThanOrEqual(most);
});

it.each(products.all())('the words in the scene of $id end inside of the drawing', ({ scene }) => {
  const most = sceneSize.width - 8;
  const theme = drawingTheme();
  const wide = theme.advances.text.map((advance) => advance * 1.3);
  for (const advances of [theme.advances, { ...theme.advances, text: wide }]) {
    const texts = sceneContent(scene, { ...theme, advances }).matchAll(
      /<text(?: class="scene-(\w+)")? x="([\d.]+)"[^>]*?(?: textLength="([\d.]+)"[^>]*)?>([^<]*)</g,
    );
    for (const [, style = 'body', x, squeezed, text = ''] of texts) {
      const width = squeezed ? Number(squeezed) : widthOf(advances, text, style as TextStyle);
      expect(Number(x) + width, text).toBeLessThanOrEqual(most + 0.1);
    }
  }
});
