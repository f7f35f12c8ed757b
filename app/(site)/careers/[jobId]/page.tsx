import { notFound } from 'next/navigation';

import { JobPosting } from '#components/sections/job-posting';
import { PreviewRibbon } from '#components/sections/preview-ribbon';
import { JsonLd } from '#components/ui/json-ld';
import { jobs } from '#lib/content/collections/jobs';
import { site } from '#lib/content/collections/site';
import { staticParams } from '#lib/content/static-params';
import { breadcrumbs, jobPosting } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { job as words } from '#lib/site/words';

interface Props {
  params: Promise<{ jobId: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/careers/[jobId]');

const jobOf = async ({ params }: Props) => jobs.get((await params).jobId) ?? notFound();

export async function generateMetadata(props: Props) {
  const job = await jobOf(props);
  return pageMetadata({ title: job.title, description: job.summary, path: jobs.url(job) });
}

export default async function JobPage(props: Props) {
  const job = await jobOf(props);
  return (
    <>
      <JsonLd
        things={[
          jobPosting(job),
          breadcrumbs({ name: words.list, path: routes.careers }, job.title),
        ]}
      />
      <JobPosting job={job} email={site().email} />
      <PreviewRibbon entry={job} />
    </>
  );
}
