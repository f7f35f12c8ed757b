import { z } from 'zod';

import { routes } from '../../site/routes';
import { defineCollection } from '../collection';
import { isoDate, summary, text } from '../fields';

const list = z.array(text).min(3, 'list at least three points');

const schema = z.strictObject({
  title: text,
  order: z.int().positive(),
  location: text,
  type: text,
  department: text,
  summary,
  description: text,
  datePosted: isoDate,
  responsibilities: list,
  requirements: list,
  benefits: list,
});

/** content/jobs/<id>.json (docs/specification.md J3). */
export const jobs = defineCollection({
  name: 'jobs',
  schema,
  unique: ['title', 'summary', 'order'],
  compare: (a, b) => a.order - b.order,
  derive: (entry) => entry,
  url: (entry) => routes.job(entry.id),
});

export type Job = ReturnType<typeof jobs.all>[number];
