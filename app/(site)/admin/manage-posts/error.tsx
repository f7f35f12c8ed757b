'use client';

import { LoadError } from '#components/ui/load-error';
import { editorMessages } from '#lib/site/editor-messages';

export default function EditorError(props: { error: Error; reset: () => void }) {
  return <LoadError {...props} label={editorMessages.label} />;
}
