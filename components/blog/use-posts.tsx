import { type ListItem, type ListOf, visitList } from '#lib/blog/visit-posts';
import { useBlog } from './blog-context';
import { VisitEntry, type VisitVariant } from './visit-entry';

/**
 * Items of a list of posts, and of papers beside them, as they are in this visit.
 *
 * @param published - what the page was built with
 * @param list - which posts belong to the list; undefined if only these items do
 * @param variant - of a post that was added or changed in this visit
 */
export const usePosts = (
  published: readonly ListItem<React.ReactNode>[],
  list: ListOf | undefined,
  variant: VisitVariant,
): readonly ListItem<React.ReactNode>[] =>
  visitList(useBlog().state, published, list, (post) => (
    <VisitEntry variant={variant} post={post} />
  ));
