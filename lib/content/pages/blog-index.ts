import { blog, type Post } from '../collections/blog';
import { type Author, authorOf } from '../collections/team';
import { countByMonth } from './archive';
import { olderPages, onPage, pageCount } from './paging';
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

const lastListPage = () => pageCount(blog.valid().length);

/** Numbers of the pages of the list after the first. */
export const olderListPages = () => olderPages(lastListPage());

/**
 * Data of one page of the blog list (docs/specification.md B1 and B4).
 *
 * @param number - page number from 1
 */
export function blogIndex(number = 1) {
  const posts = blog.valid();
  return {
    number,
    last: lastListPage(),
    /** Posts of this page, and on the first page, where a month can be chosen, all others too. */
    posts: (number === 1 ? posts : onPage(posts, number)).map(withAuthor),
    topics: topics(),
    hasSeries: allSeries().length > 0,
    hasEditor: isShown('manage-posts'),
    /** Number of posts by month, on all pages. */
    counts: countByMonth(posts.map(({ date }) => date)),
  };
}
