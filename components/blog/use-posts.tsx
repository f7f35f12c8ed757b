import type { StoredPost } from '#lib/blog/stored-post';
import { type ListItem, type ListOf, visitList } from '#lib/blog/visit-posts';
import { useBlog } from './blog-context';

/**
 * Items of a list of posts, and of papers beside them, as they are in this visit.
 *
 * @param published - what the page was built with
 * @param list - which posts belong to the list; undefined if only these items do
 * @param contentOf - renders a post that was added or changed in this visit
 */
export function usePosts(
  published: readonly ListItem<React.ReactNode>[],
  list: ListOf | undefined,
  contentOf: (post: StoredPost) => React.ReactNode,
): readonly ListItem<React.ReactNode>[] {
  return visitList(useBlog().state, published, list, contentOf);
}
