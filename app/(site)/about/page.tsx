import { VisionFilm } from '#components/media/vision-film';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { StatementPair } from '#components/sections/statement-pair';
import { TeamGrid } from '#components/sections/team-grid';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { film } from '#lib/content/collections/film';
import { pageCopy, sectionCopy } from '#lib/content/collections/pages';
import { leadership } from '#lib/content/collections/team';
import { pageSubject } from '#lib/content/subjects';
import { writerPath } from '#lib/content/writers';
import { pageData, videoObject } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { readEnv } from '#lib/site/env';

export const metadata = metadataOf('about');

export default function AboutPage() {
  const page = pageCopy('about');
  const team = sectionCopy('about', 'team');
  const { MEDIA_HOST, SITE_URL } = readEnv();
  return (
    <>
      <JsonLd things={[pageData('about'), videoObject(film.get(), MEDIA_HOST ?? SITE_URL)]} />
      <PageHero {...page} />
      <Container className="pb-section">
        <VisionFilm film={film.get()} base={MEDIA_HOST} />
      </Container>
      <StatementPair
        statements={[sectionCopy('about', 'mission'), sectionCopy('about', 'vision')]}
      />
      <Section heading={team.heading} lead={team.text}>
        <TeamGrid
          people={leadership().map((person) => ({ ...person, href: writerPath(person.id) }))}
        />
      </Section>
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('about')} />}
    </>
  );
}
