'use client';

import { useLayoutEffect } from 'react';

import { BylineLayout } from '#components/sections/byline';
import { PostCardLayout } from '#components/sections/post-card';
import { threadOf } from '#components/ui/thread';
import type { StoredPost } from '#lib/post-editor/post';
import { hasChanges, isChanged, replacedIds, shownPosts } from '#lib/post-editor/store';
import { routes } from '#lib/site/routes';
import { useBlog } from './blog-context';

/**
 * Once a post of the store is changed: the posts of the store, at the head of the blog list, in
 * place of their published cards. It does not depend on which cards the page contains.
 */
export function SessionPosts() {
  const { state } = useBlog();
  const changed = hasChanges(state);
  const replaced = changed ? replacedIds(state).join(' ') : '';
  useLayoutEffect(() => hideCards(replaced.split(' ').filter(Boolean)), [replaced]);
  if (!changed) return null;
  const newestFirst = shownPosts(state).toSorted((a, b) =>
    b.publishDate.localeCompare(a.publishDate),
  );
  return newestFirst.map((post) => (
    <li key={post.id} className="card-slot" data-month={post.publishDate.slice(0, 7)}>
      <SessionPostCard
        post={post}
        href={isChanged(state, post) ? routes.sessionPost(post.id) : routes.post(post.id)}
        mark={isChanged(state, post) ? ' · in this visit' : ''}
      />
    </li>
  ));
}

function SessionPostCard({ post, href, mark }: { post: StoredPost; href: string; mark: string }) {
  const { author, publishDate } = post;
  return (
    <PostCardLayout
      post={post}
      href={href}
      note={`${post.draft ? ' · draft' : ''}${mark}`}
      art={
        <img
          src={post.coverImage}
          width={1440}
          height={500}
          alt=""
          className={`h-36 w-full object-cover ${threadOf(post.tone).tint}`}
        />
      }
      footer={
        <BylineLayout
          author={author}
          date={publishDate}
          portrait={
            <img
              src={author.avatar}
              width={400}
              height={400}
              alt=""
              className={`size-10 shrink-0 rounded-full object-cover ${threadOf(author.tone).tint}`}
            />
          }
        />
      }
    />
  );
}

/**
 * Hides the cards of these posts. A style rule also applies to cards that are added later. @returns
 * a function that shows them again
 */
function hideCards(ids: readonly string[]) {
  const sheet = new CSSStyleSheet();
  for (const id of ids) sheet.insertRule(`[data-post="${CSS.escape(id)}"] { display: none; }`);
  // A series without visible parts is hidden too.
  const hidden = ids.map((id) => `[data-post="${CSS.escape(id)}"]`).join();
  if (hidden) {
    const shown = `[data-post]:not([data-filtered-out], ${hidden})`;
    sheet.insertRule(`.post-series:not(:has(${shown})) { display: none; }`);
  }
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
