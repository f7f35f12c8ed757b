/** A file of a network or of its runtime, compressed with gzip. */
export interface ReaderFile {
  url: string;
  /** Bytes that are loaded. */
  bytes: number;
}

const CACHE = 'document-reader';

/** Undefined where the browser stores nothing, e.g. in a private window. */
const openCache = () =>
  globalThis.caches?.open(CACHE).catch(() => undefined) ?? Promise.resolve(undefined);

/** Whether all files are stored in this browser. */
export async function areStored(files: readonly ReaderFile[]): Promise<boolean> {
  const cache = await openCache();
  const found = await Promise.all(files.map(({ url }) => cache?.match(url)));
  return found.every(Boolean);
}

/**
 * Loads files from the browser's store or from this host, stores them, and removes those of earlier
 * versions.
 *
 * @param onProgress - called with the number of bytes of all files that are there
 * @throws Error if the host does not answer
 */
export async function loadFiles(
  files: readonly ReaderFile[],
  onProgress: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const cache = await openCache();
  for (const { url } of (await cache?.keys()) ?? []) {
    if (!files.some((file) => file.url === url)) await cache?.delete(url);
  }
  let bytes = 0;
  return Promise.all(
    files.map(async ({ url }) => {
      const stored = await cache?.match(url);
      // Stored once, in our own cache.
      const response = stored ?? (await fetch(url, { cache: 'no-store' }));
      if (!response.ok || !response.body) throw new Error(`The host answered ${response.status}`);
      const counter = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.length;
          onProgress(bytes);
          controller.enqueue(chunk);
        },
      });
      const file = await new Response(response.body.pipeThrough(counter)).blob();
      // A full disk must not stop a reader that has its files.
      if (!stored) await cache?.put(url, new Response(file)).catch(() => undefined);
      const plain = file.stream().pipeThrough(new DecompressionStream('gzip'));
      return new Uint8Array(await new Response(plain).arrayBuffer());
    }),
  );
}
