import { notFound } from 'next/navigation';

import { isShown } from '#lib/content/pages/shown-pages';
import { editorData, editorFile } from '#lib/editor/editor-data';

export const dynamic = 'force-static';

/** Initial data of the post editor, which fetches it, so that no page's payload contains it. */
export function GET() {
  if (!isShown('manage-posts')) notFound();
  return editorFile(editorData());
}
