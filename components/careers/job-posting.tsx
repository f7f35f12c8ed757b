import { Art } from '#components/ui/art';
import { BackLink } from '#components/ui/breadcrumbs';
import { ButtonLink } from '#components/ui/button';
import { CheckList } from '#components/ui/check-list';
import { Container } from '#components/ui/container';
import { SharedPart } from '#components/ui/shared-part';
import type { Job } from '#lib/content/collections/jobs';
import { jobSubject } from '#lib/content/pages/art-subjects';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { JobFacts } from './job-card';

/** A job (docs/specification.md J2); on wide screens the apply link stays in view. */
export function JobPosting({ job, email }: { job: Job; email: string }) {
  const lists = [
    [messages.job.responsibilities, job.responsibilities],
    [messages.job.requirements, job.requirements],
    [messages.job.benefits, job.benefits],
  ] as const;
  return (
    <article className="pt-bar">
      <Container className="py-12 lg:py-16">
        <BackLink href={routes.careers}>{messages.job.back}</BackLink>
        <SharedPart part="title" href={routes.job(job.id)}>
          <h1 className="mt-8 text-h1-article">{job.title}</h1>
        </SharedPart>
      </Container>
      <Art subject={jobSubject(job)} frame="wide" eager className="h-40 w-full lg:h-56" />
      <Container className="print-stack grid gap-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-8">
          {/* Beside the text, because reader views leave out what is above the picture. */}
          <JobFacts job={job} />
          <p className="mt-8 max-w-article text-lead">{job.description}</p>
          {lists.map(([heading, points], index) => (
            <section key={heading} className="mt-12 max-w-article">
              <h2 className="mb-5 text-h3">{heading}</h2>
              <CheckList points={points} color={index} />
            </section>
          ))}
        </div>
        <aside aria-labelledby="apply" className="lg:col-span-4">
          <div className="card-shadow rounded-card bg-card p-7 lg:sticky lg:top-28">
            <h2 id="apply" className="text-h3">
              {messages.job.apply}
            </h2>
            <p className="mt-2 mb-6 text-muted">{messages.job.invitation}</p>
            <ButtonLink
              href={`mailto:${email}?subject=${encodeURIComponent(`${messages.job.application}: ${job.title}`)}`}
            >
              {messages.job.applyNow}
            </ButtonLink>
          </div>
        </aside>
      </Container>
    </article>
  );
}
