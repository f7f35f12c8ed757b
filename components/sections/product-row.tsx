import { Carousel } from '#components/islands/carousel';
import { Card, CardHint } from '#components/ui/card';
import type { Product } from '#lib/content/collections/products';
import { ProductScene } from './product-scene';

/** Products in a row with native scrolling and snapping: two cards in view, one on phones. */
export function ProductRow({
  products,
  drawings,
}: {
  products: readonly { product: Product; href: string }[];
  drawings: string;
}) {
  return (
    <Carousel label="Our AI products" names={products.map(({ product }) => product.title)}>
      {products.map(({ product, href }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel (ARIA APG)
        <div
          key={product.id}
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${products.length}`}
          className="carousel-item"
        >
          <Card
            href={href}
            title={product.title}
            art={<ProductScene product={product} cut="card" drawings={drawings} />}
            footer={<CardHint>Learn more</CardHint>}
          >
            <p className="text-muted">{product.summary}</p>
          </Card>
        </div>
      ))}
    </Carousel>
  );
}
