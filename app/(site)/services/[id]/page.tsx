import { notFound } from 'next/navigation';
import { RelatedBand } from '#components/blog/related-links';
import { CtaBand, callActions } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { OfferingList } from '#components/services/offering-list';
import { ProductList } from '#components/services/product-list';
import { ServicePlan } from '#components/services/service-plan';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { LinkedText } from '#components/ui/linked-text';
import { products } from '#lib/content/collections/products';
import { serviceAt, services } from '#lib/content/collections/services';
import { serviceSubject } from '#lib/content/pages/art-subjects';
import { productScenes } from '#lib/content/pages/assets';
import { relatedTo } from '#lib/content/pages/related';
import { unlinkOffPages, visibleLinks } from '#lib/content/pages/shown-pages';
import { staticParams } from '#lib/content/pages/static-params';
import { breadcrumbs, productService, serviceOffer } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams(`${routes.services}/[id]`);

const serviceOf = async ({ params }: Props) => serviceAt((await params).id) ?? notFound();

export async function generateMetadata(props: Props) {
  const service = await serviceOf(props);
  return pageMetadata({
    title: service.title,
    description: service.summary,
    path: services.url(service),
  });
}

export default async function ServicePage(props: Props) {
  const service = await serviceOf(props);
  const shown = service.products.flatMap((id) => products.get(id) ?? []);
  return (
    <>
      <JsonLd
        nodes={[
          serviceOffer(service),
          breadcrumbs({ name: messages.service.list, path: routes.services }, service.title),
          ...shown.map((product) =>
            productService(product, `${services.url(service)}#${product.id}`),
          ),
        ]}
      />
      <PageHero
        eyebrow={
          <Breadcrumbs parent={messages.service.list} href={routes.services} here={service.title} />
        }
        heading={service.heading}
        lead={service.lead}
        actions={[{ label: messages.ui.getStarted, href: routes.contact }]}
        subject={serviceSubject(service)}
        href={services.url(service)}
        low={shown.length > 0}
      />
      <Container className="pt-12 pb-section lg:pt-0">
        <p className="max-w-3xl font-display text-h3">
          <LinkedText text={unlinkOffPages(service.audience)} />
        </p>
      </Container>
      {shown.length > 0 ? (
        <ProductList
          path={services.url(service)}
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
        actions={visibleLinks(callActions)}
        subject={serviceSubject(service)}
      />
    </>
  );
}
