import { countByMonth } from '../blog/archive';
import { onPage, pageCount } from '../blog/paging';
import { blog } from './collections/blog';
import { authorOf } from './collections/team';

/**
 * All that one page of the blog list shows.
 *
 * @param number - which page, from 1
 */
export function blogIndex(number = 1) {
  const posts = blog.all();
  return {
    number,
    last: pageCount(posts.length),
    posts: onPage(posts, number).map((post) => ({ post, author: authorOf(post.author) })),
    /** Posts by month, on whatever page. */
    counts: countByMonth(posts.map(({ date }) => date)),
  };
}
