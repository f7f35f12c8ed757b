import { Art } from '#components/ui/art';
import { Card, CardHint } from '#components/ui/card';
import type { Product } from '#lib/content/collections/products';
import { productSubject } from '#lib/content/subjects';

/** The products side by side: a row that scrolls and snaps, two cards in view, one on phones. */
export function ProductRow({
  products,
}: {
  products: readonly { product: Product; href: string }[];
}) {
  return (
    <section
      aria-label="Products"
      tabIndex={0}
      className="relative -mx-5 snap-x snap-mandatory scroll-px-5 overflow-x-auto px-5 pt-2 pb-8 sm:-mx-8 sm:scroll-px-8 sm:px-8"
    >
      <ul className="flex gap-6">
        {products.map(({ product, href }) => (
          <li key={product.id} className="carousel-item shrink-0 snap-start">
            <Card
              href={href}
              title={product.title}
              art={<Art subject={productSubject(product)} frame="card" className="h-56 w-full" />}
              footer={<CardHint>Learn more</CardHint>}
            >
              <p className="text-muted">{product.summary}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
