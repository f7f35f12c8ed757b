'use client';

import { useCallback, useEffect, useState } from 'react';

export type EditorTools = typeof import('#lib/post-editor/editor-tools');

/** The check, the preview and the art of covers, which come after the editor: they are heavy. */
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
