import { notFound } from 'next/navigation';

import { CardGrid } from '#components/sections/card-grid';
import { CtaBand } from '#components/sections/cta-band';
import { FrameworkGrid } from '#components/sections/framework-grid';
import { PageHero } from '#components/sections/page-hero';
import { ServiceGrid } from '#components/sections/service-grid';
import { ServiceLinks } from '#components/sections/service-links';
import { Card, CardHint } from '#components/ui/card';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { frameworks } from '#lib/content/collections/frameworks';
import { services } from '#lib/content/collections/services';
import { pageCopy, sectionCopy } from '#lib/content/page-copy';
import { isShown } from '#lib/content/shown-pages';
import { pageSubject } from '#lib/content/subjects';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { ui } from '#lib/site/words';

export const generateMetadata = () => metadataOf('services');

export default function ServicesPage() {
  if (!isShown('services')) notFound();
  const page = pageCopy('services');
  const method = sectionCopy('services', 'frameworks');
  const terms = sectionCopy('services', 'terms');
  const points = terms?.points ?? [];
  return (
    <>
      <JsonLd things={[pageData('services', { items: services.all().map(services.url) })]} />
      <PageHero {...page} subject={pageSubject('services')} />
      <Container className="pb-section">
        <ServiceGrid services={services.all().filter((service) => service.overview)} level={2} />
      </Container>
      <ServiceLinks services={services.all().filter((service) => !service.overview)} />
      {method && frameworks.all().length > 0 && (
        <Section heading={method.heading} lead={method.text} ground="surface">
          <FrameworkGrid frameworks={frameworks.all()} />
        </Section>
      )}
      {terms && points.length > 0 && (
        <Section heading={terms.heading}>
          <CardGrid>
            {points.map(({ title, text, href = routes.services }) => (
              <Card key={title} href={href} title={title} footer={<CardHint>{ui.read}</CardHint>}>
                <p className="text-muted">{text}</p>
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('services')} />}
    </>
  );
}
