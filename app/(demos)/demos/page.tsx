import { notFound } from 'next/navigation';
import { DemoCard } from '#components/demos/demo-card';
import { DemoFilter } from '#components/demos/demo-filter';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { demos } from '#lib/content/collections/demos';
import { activeDemos } from '#lib/content/pages/active-demos';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';

export const generateMetadata = () => metadataOf('demos');

export default function DemosPage() {
  if (!isShown('demos')) notFound();
  const page = pageTexts('demos');
  const active = activeDemos();
  return (
    <>
      <JsonLd nodes={[pageData('demos', { items: active.map(demos.url) })]} />
      <PageHero {...page} subject={pageSubject('demos')} />
      <Container className="pt-8 pb-section lg:pt-0">
        <DemoFilter
          demos={active.map((demo) => ({
            id: demo.id,
            industries: demo.industries,
            technology: demo.technology,
            card: <DemoCard demo={demo} hint={messages.demo.open} level={2} />,
          }))}
        />
      </Container>
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('demos')} />}
    </>
  );
}
