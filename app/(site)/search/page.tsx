import { SearchPage } from '#components/search/search-page';
import { CardGrid } from '#components/sections/card-grid';
import { PageHero } from '#components/sections/page-hero';
import { Card } from '#components/ui/card';
import { Container } from '#components/ui/container';
import { Section } from '#components/ui/section';
import { pageTexts } from '#lib/content/pages/page-texts';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

export const generateMetadata = () => metadataOf('search');

export default function Page() {
  const page = pageTexts('search');
  const { 'without-scripts': without, browse } = page.sections;
  return (
    <>
      <PageHero {...page} />
      <Container className="pb-section">
        <SearchPage />
        {without && (
          <div className="without-scripts mt-8" lang={without.lang}>
            <h2 className="text-h3">{without.heading}</h2>
            <p className="mt-2 text-muted">{without.text}</p>
          </div>
        )}
      </Container>
      {browse?.points && browse.points.length > 0 && (
        <Section id="browse" heading={browse.heading} lang={browse.lang} background="surface">
          <CardGrid>
            {browse.points.map(({ title, text, lang = browse.lang, href = routes.home }) => (
              <Card key={title} lang={lang} href={href} title={title}>
                <p lang={lang} className="text-muted">
                  {text}
                </p>
              </Card>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
