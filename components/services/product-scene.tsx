import { drawScene, type SceneCut } from 'thread-art/scene/scene';

import { colorClasses } from '#components/ui/color-classes';
import { drawingTheme } from '#lib/content/brand/drawing-theme';
import type { Product } from '#lib/content/collections/products';
import { withBase } from '#lib/site/base-path';

/**
 * A product at work, drawn from the words of its entry. `card` is cut to 16 by 9.
 *
 * @param drawings - address of the file with the drawings (lib/content/pages/assets.ts)
 */
export function ProductScene({
  product,
  cut,
  drawings,
}: {
  product: Product;
  cut: SceneCut;
  drawings: string;
}) {
  return (
    <div
      className={`overflow-hidden print:[print-color-adjust:exact] ${cut === 'whole' ? 'rounded-card outline outline-[light-dark(transparent,var(--color-line))] -outline-offset-1' : ''} ${colorClasses(product.tone).tint}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawScene escapes the text alternative
      dangerouslySetInnerHTML={{
        __html: drawScene(product, cut, withBase(drawings), drawingTheme()),
      }}
    />
  );
}
