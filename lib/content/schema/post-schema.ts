import { z } from 'zod';

import { callToAction } from '../pages/call-to-action';
import { aliases, draft, entryId, image, isoDate, partLanguage, summary, title } from './fields';
import { reference } from './references';
import { checkRevision, revisionFields } from './revision';

/** Front matter fields of posts and papers that name topics of content/topics.json. */
export const topicFields = {
  category: reference('category').describe(
    'Subject shown above the title: a topic of content/topics.json.',
  ),
  tags: z
    .array(reference('tag'))
    .min(1, 'give at least one tag')
    .refine((tags) => new Set(tags).size === tags.length, {
      error: 'name each tag once',
    })
    .describe('Topics of content/topics.json, in lower case.'),
};

/**
 * Front matter of a post (docs/specification.md B10), for the loader and the post editor.
 */
export const postSchema = z
  .strictObject({
    title: title.describe(
      'Title of the page, of its card and in search results. No two posts share one.',
    ),
    date: isoDate.describe('Day of publication. A post with a future date appears on that day.'),
    ...revisionFields,
    author: reference('author').describe(
      'File name or full name of a person in content/team/ who has an "author" part.',
    ),
    ...topicFields,
    excerpt: summary,
    callToAction: callToAction
      .describe(
        'One sentence with a link to /contact, set apart below the text. The last section of the text then needs no such link.',
      )
      .optional(),
    series: z
      .strictObject({
        name: reference('series').describe('Name of a series of content/topics.json.'),
        part: z.int().positive().describe('Position in the series, from 1.'),
      })
      .optional()
      .describe('The series that the post belongs to. Its posts have pictures alike.'),
    lang: partLanguage,
    coverImage: image
      .optional()
      .describe('Picture in public/ that replaces the drawn cover, for example /images/x.webp.'),
    aliases,
    draft,
  })
  .superRefine(checkRevision);

/** Fields of which no two posts may have the same value. */
export const uniqueFields = ['title', 'excerpt', 'callToAction'] as const;

/**
 * /blog/page/2 etc. are pages of the list, /blog/preview shows posts of the browser session;
 * /blog/authors etc. are lists of posts.
 */
const reserved = ['authors', 'page', 'preview', 'series', 'topics'];

/** Id of a post: its file name without extension, and the last segment of its URL. */
export const postId = entryId
  .refine((id) => !reserved.includes(id), {
    error: ({ input }) => `choose another name: /blog/${input} is reserved`,
  })
  .refine((id) => !/^\d{4}$/.test(id), {
    error: ({ input }) => `choose another name: /blog/${input} has the posts of that year`,
  });

/**
 * Whether a post is numbered; its title and author are then in capitals (docs/specification.md B9).
 */
export const isNumbered = (id: string) => /^blog-\d{2,}$/.test(id);
