import { CardGrid } from '#components/sections/card-grid';
import { CtaBand } from '#components/sections/cta-band';
import { DemoCard } from '#components/sections/demo-card';
import { NewestPieces } from '#components/sections/newest-pieces';
import { PageHero } from '#components/sections/page-hero';
import { ProductRow } from '#components/sections/product-row';
import { ResultBand } from '#components/sections/result-band';
import { CrossingThreads, SideThreads } from '#components/sections/section-threads';
import { ServiceGrid } from '#components/sections/service-grid';
import { ButtonLink } from '#components/ui/button';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { productScenes } from '#lib/content/assets';
import { activeDemos } from '#lib/content/collections/demos';
import { publishedResult } from '#lib/content/collections/industries';
import { type PageSection, pageCopy, sectionCopy } from '#lib/content/collections/pages';
import { products } from '#lib/content/collections/products';
import { services } from '#lib/content/collections/services';
import { newestPieces } from '#lib/content/newest-pieces';
import { pageSubject } from '#lib/content/subjects';
import { organization, website } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

export const metadata = metadataOf('home');

const headOf = ({ heading, text }: PageSection) => ({ heading, lead: text });

export default function HomePage() {
  const page = pageCopy('home');
  const demos = activeDemos();
  return (
    <>
      <JsonLd things={[organization(), website()]} />
      <PageHero {...page} subject={pageSubject('home')} tall />
      <CrossingThreads from="right" />
      <Section
        {...headOf(sectionCopy('home', 'products'))}
        ground="surface"
        behind={<SideThreads side="left" />}
      >
        <ProductRow
          products={products.all().map((product) => ({ product, href: products.url(product) }))}
          drawings={productScenes().address}
        />
      </Section>
      <CrossingThreads from="left" />
      <Section {...headOf(sectionCopy('home', 'services'))} behind={<SideThreads side="right" />}>
        <ServiceGrid services={services.all().filter((service) => service.overview)} />
      </Section>
      <CrossingThreads from="right" />
      <Section
        {...headOf(sectionCopy('home', 'demos'))}
        ground="surface"
        behind={<SideThreads side="left" />}
        aside={
          <ButtonLink href={routes.demos} look="outline">
            View All Demos
          </ButtonLink>
        }
      >
        <CardGrid wide={demos.length === 4 ? 4 : 3}>
          {demos.map((demo) => (
            <DemoCard key={demo.id} demo={demo} hint="Try it" />
          ))}
        </CardGrid>
      </Section>
      <CrossingThreads from="left" />
      {page.results && (
        <Section {...headOf(sectionCopy('home', 'results'))} behind={<SideThreads side="right" />}>
          <ResultBand
            results={page.results.map(({ industry, metric }) => publishedResult(industry, metric))}
          />
        </Section>
      )}
      <CrossingThreads from="right" />
      <Section
        {...headOf(sectionCopy('home', 'pieces'))}
        ground="surface"
        behind={<SideThreads side="left" />}
      >
        <NewestPieces pieces={newestPieces(3)} />
      </Section>
      <CrossingThreads from="left" />
      {page.cta && <CtaBand {...page.cta} />}
    </>
  );
}
