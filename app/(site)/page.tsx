import { Fragment } from 'react';
import { NewestArticles } from '#components/blog/newest-articles';
import { DemoCard } from '#components/demos/demo-card';
import { ResultBand } from '#components/industries/result-band';
import { CardGrid } from '#components/sections/card-grid';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { CrossingThreads, SideThreads } from '#components/sections/section-threads';
import { ProductRow } from '#components/services/product-row';
import { ServiceGrid } from '#components/services/service-grid';
import { ButtonLink } from '#components/ui/button';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { activeDemos } from '#lib/content/collections/demos';
import { industries, publishedResult } from '#lib/content/collections/industries';
import type { PageSection } from '#lib/content/collections/pages';
import { products } from '#lib/content/collections/products';
import { services } from '#lib/content/collections/services';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { productScenes } from '#lib/content/pages/assets';
import { newestArticles } from '#lib/content/pages/newest-articles';
import { pageCopy, sectionCopy } from '#lib/content/pages/page-copy';
import { organization, website } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

export const metadata = metadataOf('home');

interface Band {
  copy?: PageSection;
  /** Button beside the heading. */
  aside?: React.ReactNode;
  /** Without content there is no section. */
  content: React.ReactNode;
}

export default function HomePage() {
  const page = pageCopy('home');
  const [shown, demos, pieces] = [products.all(), activeDemos(), newestArticles(3)];
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
        <ButtonLink href={routes.demos} variant="outline">
          {messages.demo.all}
        </ButtonLink>
      ),
      content: demos.length > 0 && (
        <CardGrid>
          {demos.map((demo) => (
            <DemoCard key={demo.id} demo={demo} hint={messages.demo.tryIt} />
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
      content: pieces.length > 0 && <NewestArticles articles={pieces} />,
    },
  ];
  return (
    <>
      <JsonLd nodes={[organization(), website()]} />
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
                background={index % 2 === 0 ? 'surface' : 'paper'}
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
