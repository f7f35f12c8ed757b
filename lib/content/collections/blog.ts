import { z } from 'zod';

import { routes } from '../../site/routes';
import { defineCollection } from '../collection';
import { image, isoDate, slug, summary, text } from '../fields';
import { readingMinutes } from '../reading-time';

const schema = z.strictObject({
  title: text,
  date: isoDate,
  author: slug,
  category: text,
  tags: z.array(text).min(1, 'give at least one tag'),
  excerpt: summary,
  series: z.strictObject({ name: text, part: z.int().positive() }).optional(),
  coverImage: image.optional(),
  draft: z.boolean().optional(),
});

/**
 * content/blog/<id>.md: the numbered series (`blog-NN`, titles and authors shown in capitals) and
 * the featured posts (every other id), newest first (spec, section 3: Blog post).
 */
export const blog = defineCollection({
  name: 'blog',
  schema,
  unique: ['title', 'excerpt'],
  compare: (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
  derive: (entry) => ({
    ...entry,
    numbered: /^blog-\d{2}$/.test(entry.id),
    /** Minutes. */
    readTime: readingMinutes(entry.body),
  }),
  url: (entry) => routes.post(entry.id),
});

export type Post = ReturnType<typeof blog.all>[number];
