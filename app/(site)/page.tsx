import { Fragment } from 'react';

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
import { industries, publishedResult } from '#lib/content/collections/industries';
import type { PageSection } from '#lib/content/collections/pages';
import { products } from '#lib/content/collections/products';
import { services } from '#lib/content/collections/services';
import { newestPieces } from '#lib/content/newest-pieces';
import { pageCopy, sectionCopy } from '#lib/content/page-copy';
import { pageSubject } from '#lib/content/subjects';
import { organization, website } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { demo as words } from '#lib/site/words';

export const metadata = metadataOf('home');

/** Number of pieces in "New in our blog". */
const NEWEST = 3;

interface Band {
  copy?: PageSection;
  /** Button beside the heading. */
  aside?: React.ReactNode;
  /** Without content there is no section. */
  content: React.ReactNode;
}

export default function HomePage() {
  const page = pageCopy('home');
  const [shown, demos, pieces] = [products.all(), activeDemos(), newestPieces(NEWEST)];
  const overview = services.all().filter((service) => service.overview);
  const bands: Band[] = [
    {
      copy: sectionCopy('home', 'products'),
      content: shown.length > 0 && (
        <ProductRow
          label={sectionCopy('home', 'products')?.heading ?? ''}
          products={shown.map((product) => ({ product, href: products.url(product) }))}
          drawings={productScenes().address}
        />
      ),
    },
    {
      copy: sectionCopy('home', 'services'),
      content: overview.length > 0 && <ServiceGrid services={overview} />,
    },
    {
      copy: sectionCopy('home', 'demos'),
      aside: (
        <ButtonLink href={routes.demos} look="outline">
          {words.all}
        </ButtonLink>
      ),
      content: demos.length > 0 && (
        <CardGrid>
          {demos.map((demo) => (
            <DemoCard key={demo.id} demo={demo} hint={words.tryIt} />
          ))}
        </CardGrid>
      ),
    },
    {
      copy: sectionCopy('home', 'results'),
      content: page.results && industries.all().length > 0 && (
        <ResultBand
          results={page.results.map(({ industry, metric }) => publishedResult(industry, metric))}
        />
      ),
    },
    {
      copy: sectionCopy('home', 'pieces'),
      content: pieces.length > 0 && <NewestPieces pieces={pieces} count={NEWEST} />,
    },
  ];
  return (
    <>
      <JsonLd things={[organization(), website()]} />
      <PageHero {...page} subject={pageSubject('home')} tall />
      {bands
        .filter(({ copy, content }) => copy && content)
        .map(({ copy, aside, content }, index) => {
          const [side, other] =
            index % 2 === 0 ? (['left', 'right'] as const) : (['right', 'left'] as const);
          return (
            <Fragment key={copy?.heading}>
              <CrossingThreads from={other} />
              <Section
                heading={copy?.heading ?? ''}
                lead={copy?.text}
                ground={index % 2 === 0 ? 'surface' : 'paper'}
                behind={<SideThreads side={side} />}
                aside={aside}
              >
                {content}
              </Section>
            </Fragment>
          );
        })}
      <CrossingThreads from="left" />
      {page.cta && <CtaBand {...page.cta} />}
    </>
  );
}
