import { watch } from 'node:fs';

import { contentRoot } from '#lib/content/collection';

/** Milliseconds without a further change: editors write a file in several steps. */
const quietMs = 50;

/**
 * A stream with one event for each change of the content, in development only
 * (components/islands/content-refresh.tsx).
 */
export function GET(request: Request) {
  let close = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const event = new TextEncoder().encode('data: changed\n\n');
      let timer: NodeJS.Timeout | undefined;
      const watcher = watch(contentRoot(), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => controller.enqueue(event), quietMs);
      });
      close = () => {
        clearTimeout(timer);
        watcher.close();
      };
      request.signal.addEventListener('abort', close);
      // Sends the headers: the browser then knows that it is connected.
      controller.enqueue(new TextEncoder().encode(': connected\n\n'));
    },
    cancel: () => close(),
  });
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' },
  });
}
