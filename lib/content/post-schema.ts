import { z } from 'zod';

import { image, isoDate, slug, summary, text } from './fields';
import { reference } from './references';

/** The fields of a post, for the loader and for the post editor: nothing here needs Node. */
export const postSchema = z.strictObject({
  title: text,
  date: isoDate,
  author: reference('author'),
  category: text,
  tags: z.array(text).min(1, 'give at least one tag'),
  excerpt: summary,
  series: z.strictObject({ name: text, part: z.int().positive() }).optional(),
  coverImage: image.optional(),
  draft: z.boolean().optional(),
});

/**
 * /blog/404 is the not-found page, /blog/page/2 and so on are pages of the list, /blog/preview shows
 * posts of the browser session.
 */
const reserved = ['404', 'page', 'preview'];

/** The id of a post: the name of its file, and the last piece of its address. */
export const postId = slug.refine((id) => !reserved.includes(id), {
  error: ({ input }) => `choose another name: /blog/${input} is reserved`,
});

/** Ids of the numbered series, whose titles and authors are shown in capitals (docs/specification.md B9). */
export const isNumbered = (id: string) => /^blog-\d{2,}$/.test(id);
