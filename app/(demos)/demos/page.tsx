import { notFound } from 'next/navigation';

import { DemoFilter } from '#components/demos/demo-filter';
import { CtaBand } from '#components/sections/cta-band';
import { DemoCard } from '#components/sections/demo-card';
import { PageHero } from '#components/sections/page-hero';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { activeDemos, demos } from '#lib/content/collections/demos';
import { pageCopy } from '#lib/content/page-copy';
import { isShown } from '#lib/content/shown-pages';
import { pageSubject } from '#lib/content/subjects';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { demo as words } from '#lib/site/words';

export const generateMetadata = () => metadataOf('demos');

export default function DemosPage() {
  if (!isShown('demos')) notFound();
  const page = pageCopy('demos');
  const active = activeDemos();
  return (
    <>
      <JsonLd things={[pageData('demos', { items: active.map(demos.url) })]} />
      <PageHero {...page} subject={pageSubject('demos')} />
      <Container className="pt-8 pb-section lg:pt-0">
        <DemoFilter
          demos={active.map((demo) => ({
            id: demo.id,
            industries: demo.industries,
            technology: demo.technology,
            card: <DemoCard demo={demo} hint={words.open} level={2} />,
          }))}
        />
      </Container>
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('demos')} />}
    </>
  );
}
