import { contentChanges } from '#lib/content/content-changes';

/** Changes of the content, in development only (components/layout/content-refresh.tsx). */
export function GET(request: Request) {
  const pageTime = Number(new URL(request.url).searchParams.get('page-time'));
  return new Response(contentChanges(request.signal, pageTime), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' },
  });
}
