import { useCallback, useEffect, useState } from 'react';

export type EditorTools = typeof import('#lib/post-editor/editor-tools');

/** Loads validation, preview and cover drawing after the editor, because their code is large. */
export function useEditorTools() {
  const [tools, setTools] = useState<EditorTools>();
  const [failed, setFailed] = useState(false);
  const fetchTools = useCallback(() => {
    setFailed(false);
    import('#lib/post-editor/editor-tools').then(setTools, () => setFailed(true));
  }, []);
  useEffect(fetchTools, [fetchTools]);
  return { tools, failed, fetchTools };
}
