import { notFound } from 'next/navigation';

import { JobPosting } from '#components/careers/job-posting';
import { DraftBadge } from '#components/ui/draft-badge';
import { JsonLd } from '#components/ui/json-ld';
import { jobs } from '#lib/content/collections/jobs';
import { site } from '#lib/content/collections/site';
import { staticParams } from '#lib/content/pages/static-params';
import { breadcrumbs, jobPosting } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ jobId: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams(`${routes.careers}/[jobId]`);

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
        nodes={[
          jobPosting(job),
          breadcrumbs({ name: messages.job.list, path: routes.careers }, job.title),
        ]}
      />
      <JobPosting job={job} email={site().email} />
      <DraftBadge entry={job} />
    </>
  );
}
