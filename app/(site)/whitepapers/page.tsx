import { notFound } from 'next/navigation';
import { FeedLinks } from '#components/blog/feed-links';
import { PageHero } from '#components/sections/page-hero';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { PaperCard } from '#components/whitepapers/paper-card';
import { PaperFilter } from '#components/whitepapers/paper-filter';
import { WhitePaperProvider } from '#components/whitepapers/white-paper-context';
import { authorOf } from '#lib/content/collections/team';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';

export const generateMetadata = () => metadataOf('whitepapers');

export default function WhitePapersPage() {
  if (!isShown('whitepapers')) notFound();
  const page = pageTexts('whitepapers');
  // Only the fields that the filter needs: bodies would enlarge the page's payload.
  const facts = whitepapers
    .all()
    .map(({ id, category, tags, featured }) => ({ id, category, tags, featured }));
  const featured = whitepapers.all().filter((paper) => paper.featured);
  const { featured: section } = page.sections;
  return (
    <>
      <JsonLd nodes={[pageData('whitepapers', { items: featured.map(whitepapers.url) })]} />
      <PageHero {...page} subject={pageSubject('whitepapers')} />
      <Section
        heading={section?.heading ?? page.title}
        lead={section?.text}
        lang={section?.lang}
        background="surface"
      >
        <WhitePaperProvider papers={facts}>
          <PaperFilter
            cards={featured.map((paper) => ({
              id: paper.id,
              card: <PaperCard paper={paper} authors={paper.authors.map(authorOf)} />,
            }))}
          />
        </WhitePaperProvider>
        <FeedLinks list="whitepapers" />
      </Section>
    </>
  );
}
