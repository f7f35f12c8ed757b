import { CtaBand, callActions } from '#components/sections/cta-band';
import { OfferingList } from '#components/sections/offering-list';
import { PageHero } from '#components/sections/page-hero';
import { ProductList } from '#components/sections/product-list';
import { ServicePlan } from '#components/sections/service-plan';
import { Container } from '#components/ui/container';
import { products } from '#lib/content/collections/products';
import { serviceAt, services } from '#lib/content/collections/services';
import { defaultCover, serviceSubject } from '#lib/content/subjects';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return services
    .all()
    .flatMap(({ id, aliases }) => [id, ...aliases].map((name) => ({ id: name })));
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
      <PageHero
        eyebrow={service.heading === service.title ? 'Services' : service.title}
        heading={service.heading}
        lead={service.lead}
        actions={[{ label: 'Get Started', href: routes.contact }]}
        subject={serviceSubject(service)}
        fallback={defaultCover}
        low={shown.length > 0}
      />
      <Container className="pt-10 pb-section lg:pt-0">
        <p className="max-w-3xl font-display text-h3">{service.audience}</p>
      </Container>
      {shown.length > 0 ? (
        <ProductList heading={service.offeringsHeading} products={shown} />
      ) : (
        <OfferingList heading={service.offeringsHeading} offerings={service.offerings} />
      )}
      <ServicePlan plan={service.plan} />
      <CtaBand {...service.cta} actions={callActions} />
    </>
  );
}
