import * as messages from '../../site/messages';
import { blog, type Post } from '../collections/blog';
import { type Author, authorOf } from '../collections/team';
import { countByMonth } from './archive';
import { blogPeriods, olderPeriodPages, postsOf } from './blog-periods';
import { countOf } from './counts';
import { olderPages, onPage, pageCount } from './paging';
import type { Period } from './period';
import { allSeries, kickerOf } from './series';
import { isShown } from './shown-pages';
import { topics } from './topics';

/** A post of the list, with its author and the line above its title. */
export interface PostWithAuthor {
  post: Post;
  author: Author;
  kicker: string;
}

const withAuthor = (post: Post): PostWithAuthor => ({
  post,
  author: authorOf(post.author),
  kicker: kickerOf(post),
});

/** Numbers of the pages of the list after the first. */
export const olderListPages = () => olderPages(pageCount(blog.valid().length));

/**
 * Data of one page of the blog list (docs/specification.md B1 and B4).
 *
 * @param number - page number from 1
 * @param period - year or month whose posts are listed; undefined for all
 */
export function blogIndex(number = 1, period?: Period) {
  const posts = period ? postsOf(period) : blog.all();
  return {
    number,
    period,
    last: pageCount(posts.length),
    /** Posts of this page. */
    posts: onPage(posts, number).map(withAuthor),
    topics: topics(),
    hasSeries: allSeries().length > 0,
    hasEditor: isShown('manage-posts'),
    /** Number of posts by month, on all pages. */
    counts: countByMonth(blog.valid().map(({ date }) => date)),
  };
}

/**
 * Data of one page of a year or month.
 *
 * @param segments - of its path, e.g. `2024` and `05`
 * @returns undefined if there is no such page
 */
export function periodIndex(segments: readonly string[], number = 1) {
  // Not by the key: a post may be named `2024-05`.
  const path = segments.join('/');
  const period = blogPeriods().find(({ key }) => key.replace('-', '/') === path);
  const isPage = period && [1, ...olderPeriodPages(period)].includes(number);
  if (!isPage) return undefined;
  const posts = postsOf(period);
  const count = countOf({ posts, papers: [] });
  return {
    ...blogIndex(number, period),
    period,
    title: messages.blogList.postsOf(period.name),
    description: messages.blogList.aboutPeriod(period.name, count, posts[0]?.title ?? ''),
  };
}

export type PeriodIndex = NonNullable<ReturnType<typeof periodIndex>>;
