import { useSyncExternalStore } from 'react';

import { blogStore } from '#components/blog/blog-context';
import { createEditorStore } from '#lib/editor/editor-store';

/** Outside React, so that drafts survive a visit to another page. */
const editorStore = createEditorStore(blogStore);

/** The state of the post editor and its store. */
export function useEditor() {
  const state = useSyncExternalStore(editorStore.subscribe, editorStore.get, editorStore.get);
  return { ...state, store: editorStore };
}
