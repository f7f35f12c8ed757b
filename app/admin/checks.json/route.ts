import { notFound } from 'next/navigation';

import { isShown } from '#lib/content/pages/shown-pages';
import { editorChecks } from '#lib/editor/editor-checks';

export const dynamic = 'force-static';

/** What the post editor checks words and links with. */
export function GET() {
  if (!isShown('manage-posts')) notFound();
  return Response.json(editorChecks());
}
