import { notFound } from 'next/navigation';

import { VisionFilm } from '#components/media/vision-film';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { StatementPair } from '#components/sections/statement-pair';
import { TeamGrid } from '#components/sections/team-grid';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { film } from '#lib/content/collections/film';
import { leadership } from '#lib/content/collections/team';
import { pageCopy, sectionCopy } from '#lib/content/page-copy';
import { isShown } from '#lib/content/shown-pages';
import { pageSubject } from '#lib/content/subjects';
import { writerPath } from '#lib/content/writers';
import { pageData, videoObject } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { readEnv } from '#lib/site/env';

export const generateMetadata = () => metadataOf('about');

export default function AboutPage() {
  if (!isShown('about')) notFound();
  const page = pageCopy('about');
  const team = sectionCopy('about', 'team');
  const vision = film.valid();
  const people = leadership();
  const { MEDIA_HOST, SITE_URL } = readEnv();
  return (
    <>
      <JsonLd
        things={[
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
