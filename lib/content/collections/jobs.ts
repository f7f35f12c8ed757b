import { z } from 'zod';

import { routes } from '../../site/routes';
import { defineCollection } from '../collection';
import { aliases, draft, isoDate, order, summary, text } from '../fields';
import { isPageOn } from './pages';

const list = z.array(text).min(3, 'list at least three points');

const schema = z.strictObject({
  title: text.describe('Name of the job.'),
  order,
  location: text.describe('Place of work, e.g. "Remote".'),
  type: text.describe('Kind of employment, e.g. "Full-Time".'),
  department: text.describe('Department.'),
  summary,
  description: text.describe('What the job is about, in about three sentences.'),
  datePosted: isoDate.describe(
    'Day on which the job is posted. A job with a future date appears on that day.',
  ),
  validThrough: isoDate
    .optional()
    .describe(
      'Last day for applications. The page and job search of Google show it, and the job disappears after it.',
    ),
  salary: z
    .strictObject({
      min: z.number().positive().describe('Least amount.'),
      max: z.number().positive().describe('Greatest amount.'),
      currency: text
        .regex(/^[A-Z]{3}$/, 'write a currency code of three letters, such as USD')
        .describe('Currency code (ISO 4217), e.g. "USD".'),
      per: z
        .enum(['hour', 'month', 'year'], { error: 'use one of hour, month, year' })
        .describe('Time that the amounts are for.'),
    })
    .refine(({ min, max }) => min <= max, {
      path: ['max'],
      error: 'use an amount that is at least "min"',
    })
    .optional()
    .describe('Pay range, if it is public. The page and job search of Google show it.'),
  responsibilities: list.describe('What the person does: at least three points.'),
  requirements: list.describe('What the person has to know: at least three points.'),
  benefits: list.describe('What we offer: at least three points.'),
  aliases,
  draft,
});

/** content/jobs/<id>.json (docs/specification.md J3). */
export const jobs = defineCollection({
  name: 'jobs',
  schema,
  unique: ['title', 'summary', 'order'],
  shown: () => isPageOn('careers'),
  compare: (a, b) => a.order - b.order,
  derive: (entry) => entry,
  url: (entry) => routes.job(entry.id),
});

export type Job = ReturnType<typeof jobs.all>[number];
