'use client';

import { CardGrid } from '#components/sections/card-grid';
import type { ListItem } from '#lib/blog/visit-posts';
import { usePosts } from './use-posts';

interface Props {
  items: readonly ListItem<React.ReactNode>[];
  count: number;
}

/** The newest posts and papers as cards, with the posts of this visit. */
export function NewestPosts({ items, count }: Props) {
  const newest = usePosts(items, 'all', 'homeCard');
  return <CardGrid>{newest.slice(0, count).map(({ content }) => content)}</CardGrid>;
}
