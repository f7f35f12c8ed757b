'use client';

import { BylineLayout } from '#components/blog/byline';
import { PostCardLayout } from '#components/blog/post-card';
import { useSimpleBlog } from '#components/blog/simple-blog-context';
import { colorClasses } from '#components/ui/color-classes';
import type { StoredPost } from '#lib/editor/post';
import { type ListItem, type ListRange, postHref, sessionItems } from '#lib/editor/session-posts';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { useBlog } from './blog-context';

type Props = ListRange & { items: readonly ListItem<React.ReactNode>[] };

/** Items of a page of the blog list, with the changes of this visit at their dates. */
export function SessionList({ items, ...range }: Props) {
  const { state } = useBlog();
  const { month } = useSimpleBlog();
  const shown = sessionItems(items, state, { ...range, month }, (post) => (
    <li
      key={post.id}
      data-post={post.id}
      className="@container min-w-0 grow basis-full sm:basis-[45%] lg:basis-[30%]"
    >
      <SessionCard post={post} href={postHref(state, post.id)} />
    </li>
  ));
  return shown.map(({ content }) => content);
}

function SessionCard({ post, href }: { post: StoredPost; href: string }) {
  const { author, date, cover } = post;
  return (
    <PostCardLayout
      post={post}
      href={href}
      capitals={post.numbered}
      note={`${post.draft ? messages.visit.draft : ''}${messages.visit.inVisit}`}
      art={
        <img
          src={withBase(cover)}
          width={1440}
          height={500}
          alt=""
          className={`h-40 w-full object-cover ${colorClasses(post.tone).tint}`}
        />
      }
      footer={
        <BylineLayout
          author={author}
          capitals={post.numbered}
          date={date}
          portrait={
            <img
              src={withBase(author.avatar)}
              width={400}
              height={400}
              alt=""
              className={`size-10 shrink-0 rounded-full object-cover ${colorClasses(author.tone).tint}`}
            />
          }
        />
      }
    />
  );
}
