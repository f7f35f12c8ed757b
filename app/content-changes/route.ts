import { notFound } from 'next/navigation';

import { contentChanges } from '#lib/content/load/content-changes';
import { isPreview } from '#lib/content/load/content-folder';

/** An export needs it. In `npm run dev` the response is a stream all the same. */
export const dynamic = 'force-static';

/** Changes of the content, in development only (components/layout/content-refresh.tsx). */
export function GET(request: Request) {
  if (!isPreview()) notFound();
  return new Response(contentChanges(request.signal), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' },
  });
}
