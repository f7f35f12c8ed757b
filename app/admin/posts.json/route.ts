import { notFound } from 'next/navigation';

import { isShown } from '#lib/content/pages/shown-pages';
import { editorData } from '#lib/editor/editor-data';

export const dynamic = 'force-static';

/** Initial data of the post editor, which fetches it, so that no page's payload contains it. */
export function GET() {
  if (!isShown('manage-posts')) notFound();
  // The editor keeps the names of facts. Escaped, no file of the export has one in place of a figure.
  const json = JSON.stringify(editorData()).replaceAll('{{', '\\u007b\\u007b');
  return new Response(json, { headers: { 'Content-Type': 'application/json' } });
}
