import { notFound } from 'next/navigation';

import { CardGrid } from '#components/sections/card-grid';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { FrameworkGrid } from '#components/services/framework-grid';
import { ServiceGrid } from '#components/services/service-grid';
import { ServiceLinks } from '#components/services/service-links';
import { Card, CardHint } from '#components/ui/card';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { frameworks } from '#lib/content/collections/frameworks';
import { services } from '#lib/content/collections/services';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

export const generateMetadata = () => metadataOf('services');

export default function ServicesPage() {
  if (!isShown('services')) notFound();
  const page = pageTexts('services');
  const { frameworks: method, terms } = page.sections;
  const points = terms?.points ?? [];
  return (
    <>
      <JsonLd nodes={[pageData('services', { items: services.all().map(services.url) })]} />
      <PageHero {...page} subject={pageSubject('services')} />
      <div id="services">
        <Container className="pb-section">
          <ServiceGrid services={services.all().filter((service) => service.overview)} level={2} />
        </Container>
        <ServiceLinks services={services.all().filter((service) => !service.overview)} />
      </div>
      {method && frameworks.all().length > 0 && (
        <Section
          heading={method.heading}
          lead={method.text}
          lang={method.lang}
          background="surface"
        >
          <FrameworkGrid frameworks={frameworks.all()} />
        </Section>
      )}
      {terms && points.length > 0 && (
        <Section heading={terms.heading} lang={terms.lang}>
          <CardGrid>
            {points.map(({ title, text, lang = terms.lang, href = routes.services }) => (
              <Card
                key={title}
                lang={lang}
                href={href}
                title={title}
                footer={<CardHint>{messages.ui.read}</CardHint>}
              >
                <p lang={lang} className="text-muted">
                  {text}
                </p>
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('services')} />}
    </>
  );
}
