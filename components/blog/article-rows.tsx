'use client';

import { Fragment } from 'react';

import type { ListItem, ListOf } from '#lib/blog/visit-posts';
import type { Span } from '#lib/content/pages/paging';
import { usePosts } from './use-posts';

interface Props {
  items: readonly ListItem<React.ReactNode>[];
  list: ListOf;
  /** Dates that this page of the list has. */
  span: Span;
}

/** Rows of posts and papers, with the posts of this visit. */
export function ArticleRows({ items, list, span }: Props) {
  const rows = usePosts(items, list, 'row', span);
  return (
    <ul>
      {rows.map(({ id, content }, index) => (
        <Fragment key={id ?? index}>{content}</Fragment>
      ))}
    </ul>
  );
}
