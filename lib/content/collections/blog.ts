import * as messages from '../../site/messages';
import { routes } from '../../site/routes';
import { splitTitle } from '../../site/split-title';
import { onceFromContent } from '../load/content-folder';
import { grouped } from '../load/grouped';
import { definePagedCollection, type ShareText } from '../load/paged-collection';
import { postFacts } from '../markdown/reading-time';
import { postSubject } from '../pages/art-subjects';
import { newestFirst } from '../pages/newest-first';
import { postId, postSchema, uniqueFields } from '../schema/post-schema';
import { lastChange } from '../schema/revision';
import { isPageOn } from './pages';
import { authorIdOf } from './team';

/**
 * content/blog/<id>.md: the numbered series (`blog-NN`, titles and authors shown in capitals) and
 * the featured posts (every other id), newest first (docs/specification.md B9).
 */
export const blog = definePagedCollection({
  name: 'blog',
  schema: postSchema,
  id: postId,
  hasText: true,
  unique: uniqueFields,
  compare: newestFirst,
  derive: ({ series, ...entry }) => ({
    ...entry,
    // A post is on its own while the pages of series are off.
    ...(isPageOn('blog-series') && { series }),
    author: authorIdOf(entry.author),
    ...postFacts(entry.id, entry.body, entry.callToAction),
  }),
  pages: {
    path: routes.post,
    kind: messages.kindLabels.article,
    subject: postSubject,
    frames: ['wide', 'card'],
    facts: (post) => ({
      image: post.coverImage,
      lastModified: lastChange(post),
      also: [routes.postAlias(post.id)],
    }),
    // The small line names the series of a part, or else the category.
    shareText: ({ title, category, series }): ShareText =>
      series
        ? {
            kind: `${series.name} · ${messages.article.partOf(series.part, lastPart(series.name))}`,
            title,
          }
        : { kind: `${messages.blogPages.blog} · ${category}`, ...splitTitle(title) },
  },
});

const partsByName = onceFromContent(() =>
  grouped(blog.valid(), ({ series }) => (series ? [series.name] : [])),
);

/** Number of the last published part of a series. */
const lastPart = (name: string): number =>
  Math.max(...(partsByName().get(name) ?? []).map(({ series }) => series?.part ?? 0));

export type Post = ReturnType<typeof blog.all>[number];
