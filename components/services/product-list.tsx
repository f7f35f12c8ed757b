import { ButtonLink } from '#components/ui/button';
import { CheckList } from '#components/ui/check-list';
import { Container } from '#components/ui/container';
import { SharedPart } from '#components/ui/shared-part';
import type { Product } from '#lib/content/collections/products';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { ProductScene } from './product-scene';

/** Full product descriptions; pictures alternate between left and right. */
export function ProductList({
  path,
  heading,
  products,
  drawings,
}: {
  /** Of the page. */
  path: string;
  heading: string;
  products: readonly Product[];
  drawings: string;
}) {
  return (
    <section className="bg-surface py-section">
      <Container>
        <h2 className="max-w-2xl text-h2">{heading}</h2>
        <div className="mt-10 grid gap-section lg:mt-12">
          {products.map((product, index) => (
            <article
              data-pagefind-ignore
              key={product.id}
              id={product.id}
              aria-labelledby={`${product.id}-title`}
              className="grid gap-8 lg:grid-cols-12 lg:items-center lg:gap-14"
            >
              <div className={`lg:col-span-6 ${index % 2 === 1 ? 'lg:order-last' : ''}`}>
                <SharedPart part="cover" href={`${path}#${product.id}`}>
                  <ProductScene product={product} cut="whole" drawings={drawings} />
                </SharedPart>
              </div>
              <div className="lg:col-span-6">
                <h3 id={`${product.id}-title`} className="text-h3">
                  {product.title}
                </h3>
                <p className="mt-3 mb-6 text-muted">{product.description}</p>
                <CheckList points={product.features} color={index} />
                <p className="mt-6 mb-6 border-line-strong border-s-2 ps-4 text-muted">
                  <strong className="font-semibold text-ink">{messages.service.outcome}.</strong>{' '}
                  {product.outcome}
                </p>
                <ButtonLink href={routes.contact} variant="outline">
                  {messages.service.learnMore(product.shortName)}
                </ButtonLink>
              </div>
            </article>
          ))}
        </div>
      </Container>
    </section>
  );
}
