import { z } from 'zod';

import { image, isoDate, slug, summary, text } from './fields';

/** The fields of a post, for the loader and for the post editor: nothing here needs Node. */
export const postSchema = z.strictObject({
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

/** Ids of the numbered series, whose titles and authors are shown in capitals (spec, section 3). */
export const isNumbered = (id: string) => /^blog-\d{2}$/.test(id);
