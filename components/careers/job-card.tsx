import { Badge } from '#components/ui/badge';
import { Card, CardHint } from '#components/ui/card';
import type { Job } from '#lib/content/collections/jobs';
import { longDate } from '#lib/site/dates';
import { language } from '#lib/site/language';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/** E.g. "$90,000–$110,000 per year". */
function payOf({ min, max, currency, per }: NonNullable<Job['salary']>): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return messages.job.pay(min === max ? format.format(min) : format.formatRange(min, max), per);
}

/** Location, type, department and pay of a job, and its last day for applications, in one line. */
export function JobFacts({
  job,
}: {
  job: Pick<Job, 'location' | 'type' | 'department' | 'salary' | 'validThrough'>;
}) {
  // A place may also be a type, e.g. "Remote".
  const facts = new Set([
    job.location,
    job.type,
    job.department,
    ...(job.salary ? [payOf(job.salary)] : []),
    ...(job.validThrough ? [messages.job.applyBy(longDate(job.validThrough))] : []),
  ]);
  return (
    <ul aria-label={messages.job.facts} className="flex flex-wrap gap-2">
      {[...facts].map((fact) => (
        <Badge key={fact} as="li" color="fourth">
          {fact}
        </Badge>
      ))}
    </ul>
  );
}

export function JobCard({ job }: { job: Job }) {
  return (
    <Card
      href={routes.job(job.id)}
      title={job.title}
      footer={<CardHint>{messages.job.view}</CardHint>}
    >
      <JobFacts job={job} />
      <p className="text-muted">{job.summary}</p>
    </Card>
  );
}
