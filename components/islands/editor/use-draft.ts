'use client';

import { useState } from 'react';

import { type Draft, draftOf, idOf, newDraft, sameDraft } from '#lib/post-editor/draft';
import type { FieldErrors } from '#lib/post-editor/editor-tools';
import type { EditorData, StoredPost } from '#lib/post-editor/post';
import { useBlog } from './blog-context';
import type { EditorTools } from './use-editor-tools';

interface Given {
  /** The saved post; undefined for a new one. */
  post?: StoredPost;
  /** Key of the draft of a new post. */
  newKey: string;
  editorData: EditorData;
  tools?: EditorTools;
  /** Name of the signed-in user. */
  name: string;
  onCreated: (id: string) => void;
  /** Paths of the pictures that were dropped on texts. */
  dropped: readonly string[];
}

/** State of the draft; in the store, so that it survives a visit to another page. */
export function useDraft({ post, newKey, editorData, tools, name, onCreated, dropped }: Given) {
  const { state, dispatch, update } = useBlog();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [fresh] = useState(() => newDraft(editorData.authors, name, new Date()));
  const key = post?.id ?? newKey;
  const base = post ? draftOf(post) : fresh;
  const draft = state.drafts[key] ?? base;
  const touched = key in state.drafts;

  function write(change: Partial<Draft>) {
    const next = { ...draft, ...change };
    // The slug is derived from the title until the user edits it.
    if (!post && draft.id === idOf(draft.title)) next.id = change.id ?? idOf(next.title);
    dispatch({ type: 'write', key, draft: sameDraft(next, base) ? undefined : next });
    const remaining = Object.entries(errors).filter(
      ([field]) => draft[field as keyof Draft] === next[field as keyof Draft],
    );
    setErrors(Object.fromEntries(remaining));
  }

  /** Validates and saves. @returns the saved post, or the errors */
  function save(): { post: StoredPost } | { errors: FieldErrors } {
    const found = tools?.checkDraft(draft, editorData, post?.id, dropped) ?? {};
    setErrors(found);
    if (!tools || Object.keys(found).length > 0) return { errors: found };
    if (post && !touched) return { post };
    const next = tools.storedPost(draft, editorData);
    if (post) update(next);
    else dispatch({ type: 'add', post: next, key });
    if (!post) onCreated(next.id);
    return { post: next };
  }

  /** Marks the post as downloaded or proposed. */
  const markExported = (id: string) => dispatch({ type: 'markExported', id });

  return { draft, touched, errors, write, save, markExported };
}
