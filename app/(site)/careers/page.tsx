import { notFound } from 'next/navigation';

import { JobCard } from '#components/sections/job-card';
import { PageHero } from '#components/sections/page-hero';
import { PointGrid } from '#components/sections/point-grid';
import { WorkPanel } from '#components/sections/work-panel';
import { ButtonLink } from '#components/ui/button';
import { JsonLd } from '#components/ui/json-ld';
import { Section } from '#components/ui/section';
import { jobs } from '#lib/content/collections/jobs';
import { site } from '#lib/content/collections/site';
import { pageCopy, sectionCopy } from '#lib/content/page-copy';
import { isShown } from '#lib/content/shown-pages';
import { pageSubject } from '#lib/content/subjects';
import { pageData } from '#lib/seo/json-ld';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { job as words } from '#lib/site/words';

export const generateMetadata = () => metadataOf('careers');

export default function CareersPage() {
  if (!isShown('careers')) notFound();
  const page = pageCopy('careers');
  const [work, culture] = [sectionCopy('careers', 'work'), sectionCopy('careers', 'culture')];
  const [openings, apply] = [sectionCopy('careers', 'openings'), sectionCopy('careers', 'apply')];
  return (
    <>
      <JsonLd things={[pageData('careers', { items: jobs.all().map(jobs.url) })]} />
      <PageHero {...page} subject={pageSubject('careers')} />
      {work && <WorkPanel {...work}>{culture && <PointGrid {...culture} />}</WorkPanel>}
      <Section heading={openings?.heading ?? page.title}>
        <ul className="grid gap-6 md:has-[>:nth-child(2)]:grid-cols-2">
          {jobs.all().map((job) => (
            <li key={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      </Section>
      {apply && (
        <Section heading={apply.heading} lead={apply.text} ground="surface">
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              href={`mailto:${site().email}?subject=${encodeURIComponent(words.application)}`}
            >
              {words.applyToday}
            </ButtonLink>
            {isShown('about') && (
              <ButtonLink href={routes.about} look="outline">
                {words.meetTeam}
              </ButtonLink>
            )}
          </div>
        </Section>
      )}
    </>
  );
}
