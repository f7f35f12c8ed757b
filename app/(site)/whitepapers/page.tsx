import { PaperFilter } from '#components/islands/paper-filter';
import { WhitePaperProvider } from '#components/islands/white-paper-context';
import { CardGrid } from '#components/sections/card-grid';
import { FeedLinks } from '#components/sections/feed-links';
import { PageHero } from '#components/sections/page-hero';
import { PaperCard } from '#components/sections/paper-card';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { pageCopy, sectionCopy } from '#lib/content/collections/pages';
import { authorOf } from '#lib/content/collections/team';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { pageSubject } from '#lib/content/subjects';
import { collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

export const metadata = pageMetadata({
  ...pageCopy('whitepapers'),
  path: routes.whitepapers,
  feed: 'whitepapers',
});

export default function WhitePapersPage() {
  const page = pageCopy('whitepapers');
  // Only the fields that the filter needs: bodies would enlarge the page's payload.
  const facts = whitepapers
    .all()
    .map(({ id, category, tags, featured }) => ({ id, category, tags, featured }));
  const { heading, text } = sectionCopy(page, 'featured');
  return (
    <>
      <JsonLd
        things={[
          collectionPage(
            { ...page, path: routes.whitepapers },
            whitepapers.all().map(whitepapers.url),
          ),
        ]}
      />
      <PageHero {...page} subject={pageSubject('whitepapers')} />
      <Section heading={heading} lead={text} ground="surface">
        <WhitePaperProvider papers={facts}>
          <PaperFilter>
            <CardGrid wide={2} className="paper-list">
              {whitepapers
                .all()
                .filter((paper) => paper.featured)
                .map((paper) => (
                  <div key={paper.id} data-paper={paper.id} className="h-full">
                    <PaperCard paper={paper} authors={paper.authors.map(authorOf)} />
                  </div>
                ))}
            </CardGrid>
          </PaperFilter>
        </WhitePaperProvider>
        <FeedLinks list="whitepapers" />
      </Section>
    </>
  );
}
