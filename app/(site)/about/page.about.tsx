import { StatementPair } from '#components/about/statement-pair';
import { TeamGrid } from '#components/about/team-grid';
import { VisionFilm } from '#components/about/vision-film';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { film } from '#lib/content/collections/film';
import { leadership } from '#lib/content/collections/team';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageCopy, sectionCopy } from '#lib/content/pages/page-copy';
import { writerPath } from '#lib/content/pages/writers';
import { pageData, videoObject } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { readEnv } from '#lib/site/env';

export const metadata = metadataOf('about');

export default function AboutPage() {
  const page = pageCopy('about');
  const team = sectionCopy('about', 'team');
  const vision = film.valid();
  const people = leadership();
  const { MEDIA_HOST, SITE_URL } = readEnv();
  return (
    <>
      <JsonLd
        nodes={[
          pageData('about'),
          ...(vision ? [videoObject(vision, MEDIA_HOST ?? SITE_URL)] : []),
        ]}
      />
      <PageHero {...page} subject={vision ? undefined : pageSubject('about')} />
      {vision && (
        <Container className="pb-section">
          <VisionFilm film={vision} base={MEDIA_HOST} />
        </Container>
      )}
      <StatementPair
        statements={[sectionCopy('about', 'mission'), sectionCopy('about', 'vision')].flatMap(
          (statement) => statement ?? [],
        )}
      />
      {team && people.length > 0 && (
        <Section heading={team.heading} lead={team.text}>
          <TeamGrid people={people.map((person) => ({ ...person, href: writerPath(person.id) }))} />
        </Section>
      )}
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('about')} />}
    </>
  );
}
