import { notFound } from 'next/navigation';
import { StatementPair } from '#components/about/statement-pair';
import { TeamGrid } from '#components/about/team-grid';
import { VisionFilm } from '#components/about/vision-film';
import { CtaBand } from '#components/sections/cta-band';
import { PageHero } from '#components/sections/page-hero';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { film } from '#lib/content/collections/film';
import { leadership } from '#lib/content/collections/team';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { writerPath } from '#lib/content/pages/writers';
import { pageData, videoObject } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { readEnv } from '#lib/site/env';

export const generateMetadata = () => metadataOf('about');

export default function AboutPage() {
  if (!isShown('about')) notFound();
  const page = pageTexts('about');
  const { mission, vision, team } = page.sections;
  const movie = film.valid();
  const people = leadership();
  const { MEDIA_HOST, SITE_URL } = readEnv();
  return (
    <>
      <JsonLd
        nodes={[pageData('about'), ...(movie ? [videoObject(movie, MEDIA_HOST ?? SITE_URL)] : [])]}
      />
      {movie ? (
        <PageHero {...page} media={<VisionFilm film={movie} base={MEDIA_HOST} />} />
      ) : (
        <PageHero {...page} subject={pageSubject('about')} />
      )}
      <StatementPair statements={[mission, vision].flatMap((statement) => statement ?? [])} />
      {team && people.length > 0 && (
        <Section heading={team.heading} lead={team.text} lang={team.lang}>
          <TeamGrid people={people.map((person) => ({ ...person, href: writerPath(person.id) }))} />
        </Section>
      )}
      {page.cta && <CtaBand {...page.cta} subject={pageSubject('about')} />}
    </>
  );
}
