import { notFound } from 'next/navigation';
import { IndustryGrid } from '#components/industries/industry-grid';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { industries } from '#lib/content/collections/industries';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';

export const generateMetadata = () => metadataOf('industries');

export default function IndustriesPage() {
  if (!isShown('industries')) notFound();
  const page = pageTexts('industries');
  return (
    <>
      <JsonLd nodes={[pageData('industries', { items: industries.all().map(industries.url) })]} />
      <PageHero {...page} subject={pageSubject('industries')} />
      <Container className="pt-12 pb-section lg:pt-0">
        <IndustryGrid industries={industries.all()} />
      </Container>
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('industries')} />}
    </>
  );
}
