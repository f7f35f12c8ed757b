import { Carousel } from '#components/motion/carousel';
import { Card, CardHint } from '#components/ui/card';
import type { Product } from '#lib/content/collections/products';
import * as messages from '#lib/site/messages';
import { ProductScene } from './product-scene';

/** Products in a carousel: two cards in view, one on phones. */
export function ProductRow({
  label,
  products,
  drawings,
}: {
  /** Name of the row for screen readers. */
  label: string;
  products: readonly { product: Product; href: string }[];
  drawings: string;
}) {
  return (
    <Carousel
      label={label}
      slides={products.map(({ product, href }) => ({
        name: product.title,
        content: (
          <Card
            href={href}
            title={product.title}
            art={<ProductScene product={product} cut="card" drawings={drawings} />}
            footer={<CardHint>{messages.ui.learnMore}</CardHint>}
          >
            <p className="text-muted">{product.summary}</p>
          </Card>
        ),
      }))}
    />
  );
}
