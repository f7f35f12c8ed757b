import { z } from 'zod';

import { routes } from '../../site/routes';
import { defineCollection } from '../collection';
import { image, isoDate, summary, text } from '../fields';
import { readingMinutes } from '../reading-time';
import { reference } from '../references';
import { checkRevision, revisionFields } from '../revision';

const schema = z
  .strictObject({
    title: text,
    date: isoDate,
    ...revisionFields,
    authors: z.array(reference('author')).min(1, 'name at least one author'),
    category: text,
    tags: z.array(text).min(1, 'give at least one tag'),
    excerpt: summary,
    abstract: text.min(200, 'an abstract stands alone: write at least 200 characters'),
    downloadable: z.boolean(),
    featured: z.boolean(),
    coverImage: image.optional(),
    draft: z.boolean().optional(),
  })
  .superRefine(checkRevision);

/** content/whitepapers/<id>.md, newest first (docs/specification.md W4). */
export const whitepapers = defineCollection({
  name: 'whitepapers',
  schema,
  unique: ['title', 'excerpt', 'abstract'],
  compare: (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
  derive: (entry) => ({
    ...entry,
    /** Minutes. */
    readTime: readingMinutes(entry.body),
  }),
  url: (entry) => routes.whitepaper(entry.id),
});

export type WhitePaper = ReturnType<typeof whitepapers.all>[number];
