import { z } from 'zod';
import * as messages from '../../site/messages';
import { routes } from '../../site/routes';
import { definePagedCollection } from '../load/paged-collection';
import { jobSubject } from '../pages/art-subjects';
import { aliases, draft, isoDate, order, summary, text, title } from '../schema/fields';

const list = z.array(text).min(3, 'list at least three points');

const schema = z.strictObject({
  title,
  order,
  location: text.describe('Place of work, e.g. "Remote".'),
  type: text.describe('Kind of employment, e.g. "Full-Time".'),
  department: text,
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
      min: z.number().positive(),
      max: z.number().positive(),
      currency: text
        .regex(/^[A-Z]{3}$/, 'write a currency code of three letters, such as USD')
        .describe('Currency code (ISO 4217), e.g. "USD".'),
      per: z.enum(['hour', 'month', 'year'], { error: 'use one of hour, month, year' }),
    })
    .refine(({ min, max }) => min <= max, {
      path: ['max'],
      error: 'use an amount that is at least "min"',
    })
    .optional()
    .describe('Pay range, if it is public. The page and job search of Google show it.'),
  responsibilities: list,
  requirements: list,
  benefits: list,
  aliases,
  draft,
});

/** content/jobs/<id>.json (docs/specification.md J3). */
export const jobs = definePagedCollection({
  name: 'jobs',
  schema,
  unique: ['title', 'summary', 'order'],
  compare: (a, b) => a.order - b.order,
  pages: {
    path: routes.job,
    kind: messages.kindLabels.job,
    subject: jobSubject,
    frames: ['wide'],
    facts: ({ datePosted }) => ({ lastModified: datePosted }),
    shareText: ({ title, location, type }) => ({
      kind: messages.files.openPosition,
      title,
      note: `${location} · ${type}`,
    }),
  },
});

export type Job = ReturnType<typeof jobs.all>[number];
