import { z } from 'zod';

import { callToAction } from './call-to-action';
import { image, isoDate, slug, summary, text } from './fields';
import { reference } from './references';
import { checkRevision, revisionFields } from './revision';

/**
 * Front matter of a post (docs/specification.md B10), for the loader and the post editor. This file
 * must not import Node modules.
 */
export const postSchema = z
  .strictObject({
    title: text,
    date: isoDate,
    ...revisionFields,
    author: reference('author'),
    category: text,
    tags: z.array(text).min(1, 'give at least one tag'),
    excerpt: summary,
    callToAction: callToAction.optional(),
    series: z.strictObject({ name: text, part: z.int().positive() }).optional(),
    coverImage: image.optional(),
    draft: z.boolean().optional(),
  })
  .superRefine(checkRevision);

/**
 * /blog/404 is the not-found page, /blog/page/2 etc. are pages of the list, /blog/preview shows
 * posts of the browser session.
 */
const reserved = ['404', 'page', 'preview'];

/** Id of a post: its file name without extension, and the last segment of its URL. */
export const postId = slug.refine((id) => !reserved.includes(id), {
  error: ({ input }) => `choose another name: /blog/${input} is reserved`,
});

/**
 * Whether a post is numbered; its title and author are then in capitals (docs/specification.md B9).
 */
export const isNumbered = (id: string) => /^blog-\d{2,}$/.test(id);
