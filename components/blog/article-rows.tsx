'use client';

import { Fragment } from 'react';

import type { ListItem, ListOf } from '#lib/blog/visit-posts';
import { usePosts } from './use-posts';

interface Props {
  items: readonly ListItem<React.ReactNode>[];
  list?: ListOf;
}

/** Rows of posts and papers, with the posts of this visit. */
export function ArticleRows({ items, list }: Props) {
  const rows = usePosts(items, list, 'row');
  return (
    <ul>
      {rows.map(({ id, content }, index) => (
        <Fragment key={id ?? index}>{content}</Fragment>
      ))}
    </ul>
  );
}
