import { CtaBand } from '#components/sections/cta-band';
import { IndustryGrid } from '#components/sections/industry-grid';
import { PageHero } from '#components/sections/page-hero';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { industries } from '#lib/content/collections/industries';
import { pageCopy } from '#lib/content/collections/pages';
import { pageSubject } from '#lib/content/subjects';
import { collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

export const metadata = pageMetadata({ ...pageCopy('industries'), path: routes.industries });

export default function IndustriesPage() {
  const page = pageCopy('industries');
  return (
    <>
      <JsonLd
        things={[
          collectionPage(
            { ...page, path: routes.industries },
            industries.all().map(industries.url),
          ),
        ]}
      />
      <PageHero {...page} subject={pageSubject('industries')} />
      <Container className="pt-10 pb-section lg:pt-0">
        <IndustryGrid industries={industries.all()} />
      </Container>
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('industries')} />}
    </>
  );
}
