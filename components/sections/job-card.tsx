import { Card, CardHint } from '#components/ui/card';
import type { Job } from '#lib/content/collections/jobs';
import { routes } from '#lib/site/routes';

/** Location, type and department of a job in one line. */
export function JobFacts({ job }: { job: Pick<Job, 'location' | 'type' | 'department'> }) {
  return (
    <ul aria-label="Facts" className="flex flex-wrap gap-2 text-tiny font-semibold">
      {[job.location, job.type, job.department].map((fact) => (
        <li key={fact} className="rounded-full bg-jade-tint px-3 py-1 text-jade-text">
          {fact}
        </li>
      ))}
    </ul>
  );
}

export function JobCard({ job }: { job: Job }) {
  return (
    <Card href={routes.job(job.id)} title={job.title} footer={<CardHint>View position</CardHint>}>
      <JobFacts job={job} />
      <p className="text-muted">{job.summary}</p>
    </Card>
  );
}
