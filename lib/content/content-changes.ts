import '#server-only';

import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

import { contentRoot } from './content-folder';

/** Milliseconds without a further change: editors write a file in several steps. */
const quietMs = 50;

/**
 * A stream of server-sent events with one event for each change of the content.
 *
 * @param signal - aborted when the client is gone
 * @param pageTime - when the page was requested, in milliseconds since 1970. A change between then
 *   and now is sent at once.
 */
export function contentChanges(signal: AbortSignal, pageTime: number): ReadableStream<Uint8Array> {
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
      if (lastChange(contentRoot()) > pageTime) send();
    },
    cancel: () => close(),
  });
}

/** Time of the last change of a file in a folder, in milliseconds since 1970. */
const lastChange = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  );
