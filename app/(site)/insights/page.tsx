import { notFound } from 'next/navigation';

import { Ticker } from '#components/industries/ticker';
import { CardGrid } from '#components/sections/card-grid';
import { PageHero } from '#components/sections/page-hero';
import { Card, CardHint } from '#components/ui/card';
import { Icon } from '#components/ui/icon';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { industries } from '#lib/content/collections/industries';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

export const generateMetadata = () => metadataOf('insights');

const oneOfEachIndustry = () =>
  industries.all().flatMap(({ id, success_metrics: [first] }) => (first ? [{ ...first, id }] : []));

export default function InsightsPage() {
  if (!isShown('insights')) notFound();
  const page = pageTexts('insights');
  const { now, measured, planned } = page.sections;
  const points = now?.points ?? [];
  const metrics = oneOfEachIndustry();
  return (
    <>
      <JsonLd nodes={[pageData('insights', { items: points.flatMap(({ href = [] }) => href) })]} />
      <PageHero {...page} subject={pageSubject('insights')} />
      {now && points.length > 0 && (
        <Section heading={now.heading} lang={now.lang} background="surface">
          <CardGrid>
            {points.map(({ title, text, icon, lang = now.lang, href = routes.insights }) => (
              <Card
                key={title}
                lang={lang}
                href={href}
                title={title}
                footer={<CardHint>{messages.ui.read}</CardHint>}
              >
                {icon && <Icon name={icon} className="order-first text-primary-text" />}
                <p lang={lang} className="text-muted">
                  {text}
                </p>
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
      {measured && metrics.length > 0 && (
        <Section
          heading={measured.heading}
          lead={measured.text}
          lang={measured.lang}
          background="night"
        >
          <Ticker label={measured.heading} metrics={metrics} />
        </Section>
      )}
      {planned && (
        <Section heading={planned.heading} lang={planned.lang}>
          <p lang={planned.lang} className="text-muted">
            {planned.text}
          </p>
        </Section>
      )}
    </>
  );
}
