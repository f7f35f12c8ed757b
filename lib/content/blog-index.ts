import { countByMonth } from '../blog/archive';
import { onPage, pageCount } from '../blog/paging';
import { blog } from './collections/blog';
import { authorOf } from './collections/team';

/**
 * Data of one page of the blog list (docs/specification.md B1 and B4).
 *
 * @param number - page number from 1
 */
export function blogIndex(number = 1) {
  const posts = blog.all();
  return {
    number,
    last: pageCount(posts.length),
    posts: onPage(posts, number).map((post) => ({ post, author: authorOf(post.author) })),
    /** Number of posts by month, on all pages. */
    counts: countByMonth(posts.map(({ date }) => date)),
  };
}
