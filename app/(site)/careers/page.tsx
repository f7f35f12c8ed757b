import { notFound } from 'next/navigation';

import { JobCard } from '#components/careers/job-card';
import { WorkPanel } from '#components/careers/work-panel';
import { PageHero } from '#components/sections/page-hero';
import { PointGrid } from '#components/sections/point-grid';
import { ButtonLink } from '#components/ui/button';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { jobs } from '#lib/content/collections/jobs';
import { site } from '#lib/content/collections/site';
import { pageSubject } from '#lib/content/pages/art-subjects';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

export const generateMetadata = () => metadataOf('careers');

export default function CareersPage() {
  if (!isShown('careers')) notFound();
  const page = pageTexts('careers');
  const { work, culture, openings, apply } = page.sections;
  return (
    <>
      <JsonLd nodes={[pageData('careers', { items: jobs.all().map(jobs.url) })]} />
      <PageHero {...page} subject={pageSubject('careers')} />
      {work && <WorkPanel {...work}>{culture && <PointGrid {...culture} />}</WorkPanel>}
      <Section heading={openings?.heading ?? page.title} lang={openings?.lang}>
        <ul className="grid gap-6 md:has-[>:nth-child(2)]:grid-cols-2">
          {jobs.all().map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      </Section>
      {apply && (
        <Section heading={apply.heading} lead={apply.text} lang={apply.lang} background="surface">
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              href={`mailto:${site().email}?subject=${encodeURIComponent(messages.job.application)}`}
            >
              {messages.job.applyToday}
            </ButtonLink>
            {isShown('about') && (
              <ButtonLink href={routes.about} variant="outline">
                {messages.job.meetTeam}
              </ButtonLink>
            )}
          </div>
        </Section>
      )}
    </>
  );
}
