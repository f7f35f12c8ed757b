import { routes } from '../../site/routes';
import { defineCollection } from '../load/collection';
import { readingMinutes } from '../markdown/reading-time';
import { isNumbered, postId, postSchema } from '../schema/post-schema';
import { isPageOn } from './pages';
import { authorIdOf } from './team';

/**
 * content/blog/<id>.md: the numbered series (`blog-NN`, titles and authors shown in capitals) and
 * the featured posts (every other id), newest first (docs/specification.md B9).
 */
export const blog = defineCollection({
  name: 'blog',
  schema: postSchema,
  id: postId,
  unique: ['title', 'excerpt', 'callToAction'],
  shown: () => isPageOn('blog'),
  compare: (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id),
  derive: ({ series, ...entry }) => ({
    ...entry,
    // A post is on its own while the pages of series are off.
    ...(isPageOn('blog-series') && { series }),
    author: authorIdOf(entry.author),
    numbered: isNumbered(entry.id),
    /** Minutes. */
    readTime: readingMinutes(`${entry.body}\n${entry.callToAction ?? ''}`),
  }),
  url: (entry) => routes.post(entry.id),
});

export type Post = ReturnType<typeof blog.all>[number];
