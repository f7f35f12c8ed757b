import { CtaBand } from '#components/sections/cta-band';
import { FrameworkGrid } from '#components/sections/framework-grid';
import { PageHero } from '#components/sections/page-hero';
import { ServiceGrid } from '#components/sections/service-grid';
import { ServiceLinks } from '#components/sections/service-links';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { frameworks } from '#lib/content/collections/frameworks';
import { pageCopy, sectionCopy } from '#lib/content/collections/pages';
import { services } from '#lib/content/collections/services';
import { pageSubject } from '#lib/content/subjects';
import { collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

export const metadata = pageMetadata({ ...pageCopy('services'), path: routes.services });

export default function ServicesPage() {
  const page = pageCopy('services');
  const method = sectionCopy(page, 'frameworks');
  return (
    <>
      <JsonLd
        things={[
          collectionPage({ ...page, path: routes.services }, services.all().map(services.url)),
        ]}
      />
      <PageHero {...page} subject={pageSubject('services')} />
      <Container className="pb-section">
        <ServiceGrid services={services.all().filter((service) => service.overview)} level={2} />
      </Container>
      <ServiceLinks services={services.all().filter((service) => !service.overview)} />
      <Section heading={method.heading} lead={method.text} ground="surface">
        <FrameworkGrid frameworks={frameworks.all()} />
      </Section>
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('services')} />}
    </>
  );
}
