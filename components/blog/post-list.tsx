'use client';

import { FilteredItem } from '#components/motion/filtered-item';
import { hasChanges, type ListItem } from '#lib/blog/visit-posts';
import { onPage } from '#lib/content/pages/paging';
import * as messages from '#lib/site/messages';
import { useBlog } from './blog-context';
import { useSimpleBlog } from './simple-blog-context';
import { usePosts } from './use-posts';

interface Props {
  /** Posts of this page of the list, newest first. */
  posts: readonly ListItem<React.ReactNode>[];
  /** Number of this page of the list, from 1. */
  number: number;
  /** Links to the previous and next page. */
  pages: React.ReactNode;
}

/**
 * The posts of this page, or of the month in the query (docs/specification.md B2), with those of this
 * visit.
 */
export function PostList({ posts, number, pages }: Props) {
  const { state } = useBlog();
  const { period, isAsked } = useSimpleBlog();
  const all = usePosts(isAsked ? [] : posts, period ? { period: period.key } : 'all', 'card');
  // With changes these are the posts of all pages of the list.
  const shown = hasChanges(state) && !isAsked ? onPage(all, number) : all;
  const nothing = period ? messages.blogList.nothingInMonth : messages.blogList.nothingYet;
  return (
    <div id="posts" className="scroll-mt-28">
      <p role="status" className="not-empty:mb-6 text-lead text-muted">
        {period && messages.blogList.postsOf(period.name)}
      </p>
      <p className="mb-6 lg:hidden print:hidden">
        <a href="#archive" className="font-semibold text-primary-text text-small hover:underline">
          {messages.blogList.archive} ↓
        </a>
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {shown.map(({ id, content }) => (
          <FilteredItem key={id} name={`post-${id}`} data-post={id} className="@container min-w-0">
            {content}
          </FilteredItem>
        ))}
      </ul>
      {!isAsked && pages}
      {shown.length === 0 && (
        <>
          <h2 className="text-h3">{nothing.heading}</h2>
          <p className="mt-2 text-muted">{nothing.text}</p>
        </>
      )}
    </div>
  );
}
