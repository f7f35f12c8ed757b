import '#server-only';

import { watch } from 'node:fs';

import { contentRoot } from './content-folder';

/** Milliseconds without a further change: editors write a file in several steps. */
const quietMs = 50;

/**
 * A stream of server-sent events with one event for each change of the content.
 *
 * @param signal - aborted when the client is gone
 */
export function contentChanges(signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let close = () => {};
  return new ReadableStream({
    start(controller) {
      let timer: NodeJS.Timeout | undefined;
      const send = () => controller.enqueue(encoder.encode('data: changed\n\n'));
      const watcher = watch(contentRoot(), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(send, quietMs);
      });
      // A temporary file of an editor may vanish while it is looked at.
      watcher.on('error', () => undefined);
      close = () => {
        clearTimeout(timer);
        watcher.close();
      };
      signal.addEventListener('abort', () => close());
      // Sends the headers: the browser is then connected.
      controller.enqueue(encoder.encode(': connected\n\n'));
    },
    cancel: () => close(),
  });
}
