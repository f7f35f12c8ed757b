import { NewestArticles } from '#components/blog/newest-articles';
import { DemoCard } from '#components/demos/demo-card';
import { ResultBand } from '#components/industries/result-band';
import { ReferenceList } from '#components/references/reference-list';
import { CardGrid } from '#components/sections/card-grid';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { ThreadedSections } from '#components/sections/threaded-sections';
import { ProductRow } from '#components/services/product-row';
import { ServiceGrid } from '#components/services/service-grid';
import { ButtonLink } from '#components/ui/button';
import { JsonLd } from '#components/ui/json-ld';
import { industries, publishedResult } from '#lib/content/collections/industries';
import { products } from '#lib/content/collections/products';
import { references } from '#lib/content/collections/references';
import { services } from '#lib/content/collections/services';
import { activeDemos } from '#lib/content/pages/active-demos';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { productScenes } from '#lib/content/pages/assets';
import { newestArticles } from '#lib/content/pages/newest-articles';
import { pageTexts, withNote } from '#lib/content/pages/page-texts';
import { organization, website } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

export const generateMetadata = () => metadataOf('home');

/** Number of articles in "New in our blog". */
const NEWEST = 3;

export default function HomePage() {
  const page = pageTexts('home');
  const texts = page.sections;
  const [shown, demos, articles] = [products.all(), activeDemos(), newestArticles(NEWEST)];
  const clients = references.all();
  const overview = services.all().filter((service) => service.overview);
  return (
    <>
      <JsonLd nodes={[organization(), website()]} />
      <PageHero {...page} subject={pageSubject('home')} tall />
      <ThreadedSections
        sections={[
          {
            texts: texts.products,
            content: shown.length > 0 && (
              <ProductRow
                label={texts.products?.heading ?? ''}
                products={shown.map((product) => ({ product, href: products.url(product) }))}
                drawings={productScenes().address}
              />
            ),
          },
          {
            texts: texts.services,
            content: overview.length > 0 && <ServiceGrid services={overview} />,
          },
          {
            texts: texts.demos,
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
            texts: texts.references ?? { heading: messages.references.heading },
            content: clients.length > 0 && <ReferenceList references={clients} />,
          },
          {
            texts: texts.results && {
              ...texts.results,
              text: withNote(texts.results.text, clients.length === 0 && page.noReferences),
            },
            content: page.results && industries.all().length > 0 && (
              <ResultBand
                results={page.results.map(({ industry, metric }) =>
                  publishedResult(industry, metric),
                )}
              />
            ),
          },
          {
            texts: texts.articles,
            content: articles.length > 0 && <NewestArticles articles={articles} count={NEWEST} />,
          },
        ]}
      />
      {page.cta && <CtaBand {...page.cta} />}
    </>
  );
}
