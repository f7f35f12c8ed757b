'use client';

import { useState } from 'react';

import { type Draft, draftOf, idOf, newDraft, sameDraft } from '#lib/blog-store/draft';
import type { Desk, StoredPost } from '#lib/blog-store/post';
import type { Faults } from '#lib/blog-store/press';
import { useBlog } from './blog-context';
import type { Press } from './use-press';

interface Given {
  /** The post as it is saved; none for a new one. */
  post?: StoredPost;
  desk: Desk;
  press?: Press;
  /** Of the person who writes. */
  name: string;
  onCreated: (id: string) => void;
}

/** What is being typed: kept in the store, so that a look at another page loses none of it. */
export function useDraft({ post, desk, press, name, onCreated }: Given) {
  const { state, dispatch, add, update } = useBlog();
  const [faults, setFaults] = useState<Faults>({});
  const [fresh] = useState(() => newDraft(desk.authors, name, new Date()));
  const key = post?.id ?? '';
  const base = post ? draftOf(post) : fresh;
  const draft = state.drafts[key] ?? base;
  const touched = key in state.drafts;

  function write(change: Partial<Draft>) {
    const next = { ...draft, ...change };
    // The address follows the title until somebody gives it another.
    if (!post && draft.id === idOf(draft.title)) next.id = change.id ?? idOf(next.title);
    dispatch({ type: 'write', key, draft: sameDraft(next, base) ? undefined : next });
    const kept = Object.entries(faults).filter(
      ([field]) => draft[field as keyof Draft] === next[field as keyof Draft],
    );
    setFaults(Object.fromEntries(kept));
  }

  /** Checks and saves. @returns the post as it stands now, or what is wrong with it */
  function save(): { post: StoredPost } | { faults: Faults } {
    const found = press?.checkDraft(draft, desk, post?.id) ?? {};
    setFaults(found);
    if (!press || Object.keys(found).length > 0) return { faults: found };
    if (post && !touched) return { post };
    const next = press.storedPost(draft, desk);
    if (post) update(next);
    else add(next);
    if (!post) onCreated(next.id);
    return { post: next };
  }

  /** The post has left the page by one of its ways out. */
  const take = (id: string) => dispatch({ type: 'take', id });

  return { draft, touched, faults, write, save, take };
}
