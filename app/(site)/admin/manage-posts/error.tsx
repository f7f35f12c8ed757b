'use client';

import { LoadError } from '#components/ui/load-error';
import { editor } from '#lib/site/words';

export default function EditorError(props: { error: Error; reset: () => void }) {
  return <LoadError {...props} label={editor.label} />;
}
