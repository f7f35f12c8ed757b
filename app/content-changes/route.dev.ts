import { contentChanges } from '#lib/content/load/content-changes';

/** Changes of the content, in development only (components/layout/content-refresh.tsx). */
export function GET(request: Request) {
  return new Response(contentChanges(request.signal), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' },
  });
}
