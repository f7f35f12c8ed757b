import { Breadcrumb } from '#components/sections/breadcrumb';
import { CtaBand, callActions } from '#components/sections/cta-band';
import { OfferingList } from '#components/sections/offering-list';
import { PageHero } from '#components/sections/page-hero';
import { ProductList } from '#components/sections/product-list';
import { RelatedBand } from '#components/sections/related-links';
import { ServicePlan } from '#components/sections/service-plan';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { LinkedText } from '#components/ui/linked-text';
import { productScenes } from '#lib/content/assets';
import { products } from '#lib/content/collections/products';
import { serviceAt, services } from '#lib/content/collections/services';
import { relatedTo } from '#lib/content/related';
import { withoutOff, withoutOffLinks } from '#lib/content/shown-pages';
import { serviceSubject } from '#lib/content/subjects';
import { breadcrumbs, serviceOffer, softwareProduct } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { ui, service as words } from '#lib/site/words';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return services.all().flatMap(({ id, names }) => [id, ...names].map((name) => ({ id: name })));
}

export async function generateMetadata({ params }: Props) {
  const service = serviceAt((await params).id);
  return pageMetadata({
    title: service.title,
    description: service.summary,
    path: services.url(service),
  });
}

export default async function ServicePage({ params }: Props) {
  const service = serviceAt((await params).id);
  const shown = service.products.flatMap((id) => products.get(id) ?? []);
  return (
    <>
      <JsonLd
        things={[
          serviceOffer(service),
          breadcrumbs({ name: words.list, path: routes.services }, service.title),
          ...shown.map((product) =>
            softwareProduct(product, `${services.url(service)}#${product.id}`),
          ),
        ]}
      />
      <PageHero
        eyebrow={<Breadcrumb parent={words.list} href={routes.services} here={service.title} />}
        heading={service.heading}
        lead={service.lead}
        actions={[{ label: ui.getStarted, href: routes.contact }]}
        subject={serviceSubject(service)}
        low={shown.length > 0}
      />
      <Container className="pt-12 pb-section lg:pt-0">
        <p className="max-w-3xl font-display text-h3">
          <LinkedText text={withoutOffLinks(service.audience)} />
        </p>
      </Container>
      {shown.length > 0 ? (
        <ProductList
          heading={service.offeringsHeading}
          products={shown}
          drawings={productScenes().address}
        />
      ) : (
        <OfferingList heading={service.offeringsHeading} offerings={service.offerings} />
      )}
      {service.plan && <ServicePlan plan={service.plan} />}
      <RelatedBand links={relatedTo(services.url(service))} />
      <CtaBand
        {...service.cta}
        actions={withoutOff(callActions)}
        subject={serviceSubject(service)}
      />
    </>
  );
}
