import { drawScene, type SceneCut } from 'thread-art/scene/scene';

import { threadOf } from '#components/ui/thread';
import type { Product } from '#lib/content/collections/products';

/** A product at work, drawn from the words of its entry. `card` is cut to 16 by 9. */
export function ProductScene({ product, cut }: { product: Product; cut: SceneCut }) {
  return (
    <div
      className={`scene-frame ${cut === 'whole' ? 'rounded-card' : ''} ${threadOf(product.tone).tint}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawScene escapes the words
      dangerouslySetInnerHTML={{ __html: drawScene(product.scene, cut) }}
    />
  );
}
