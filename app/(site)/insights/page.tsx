import { Ticker } from '#components/motion/ticker';
import { CardGrid } from '#components/sections/card-grid';
import { PageHero } from '#components/sections/page-hero';
import { Card, CardHint } from '#components/ui/card';
import { Icon } from '#components/ui/icon';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { industries } from '#lib/content/collections/industries';
import { pageCopy, sectionCopy } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/subjects';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

export const metadata = metadataOf('insights');

const oneOfEachIndustry = () =>
  industries.all().flatMap(({ id, success_metrics: [first] }) => (first ? [{ ...first, id }] : []));

export default function InsightsPage() {
  const page = pageCopy('insights');
  const { heading, points = [] } = sectionCopy('insights', 'now');
  const { heading: title, text } = sectionCopy('insights', 'measured');
  const planned = sectionCopy('insights', 'planned');
  return (
    <>
      <JsonLd things={[pageData('insights', { items: points.flatMap(({ href = [] }) => href) })]} />
      <PageHero {...page} subject={pageSubject('insights')} />
      <Section heading={heading} ground="surface">
        <CardGrid wide={points.length === 4 ? 4 : 3}>
          {points.map(({ title, text, icon, href = routes.insights }) => (
            <Card key={title} href={href} title={title} footer={<CardHint>Read</CardHint>}>
              {icon && <Icon name={icon} className="order-first text-primary-text" />}
              <p className="text-muted">{text}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section heading={title} lead={text} ground="night">
        <Ticker label="Measured results" metrics={oneOfEachIndustry()} />
      </Section>
      <Section heading={planned.heading}>
        <p className="text-muted">{planned.text}</p>
      </Section>
    </>
  );
}
