import { SearchPage } from '#components/search/search-page';
import { CardGrid } from '#components/sections/card-grid';
import { PageHero } from '#components/sections/page-hero';
import { Card } from '#components/ui/card';
import { Container } from '#components/ui/container';
import { Section } from '#components/ui/section';
import { pageCopy, sectionCopy } from '#lib/content/pages/page-copy';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

const page = pageCopy('search');

export const metadata = metadataOf('search');

export default function Page() {
  const without = sectionCopy('search', 'without-scripts');
  const browse = sectionCopy('search', 'browse');
  return (
    <>
      <PageHero {...page} />
      <Container className="pb-section">
        <div className="max-w-article">
          <SearchPage />
          {without && (
            <div className="without-scripts mt-8">
              <h2 className="text-h3">{without.heading}</h2>
              <p className="mt-2 text-muted">{without.text}</p>
            </div>
          )}
        </div>
      </Container>
      {browse?.points && browse.points.length > 0 && (
        <Section id="browse" heading={browse.heading} background="surface">
          <CardGrid>
            {browse.points.map(({ title, text, href = routes.home }) => (
              <Card key={title} href={href} title={title}>
                <p className="text-muted">{text}</p>
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
