import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';

interface CachedResponse {
  /** Time of the response in milliseconds. */
  at: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

interface CacheOptions {
  /** Milliseconds for which a response is repeated; a changed file is served after that. */
  maxAge?: number;
  /** Largest body that is cached, in bytes. */
  maxBody?: number;
  /** Most bytes of all cached bodies. */
  maxTotal?: number;
}

/** Request headers that change the response to a request for a file. */
const conditions = [
  'range',
  'if-range',
  'if-none-match',
  'authorization',
  'content-length',
] as const;

/**
 * Repeats the response for a file to further requests for the same URL and encodings for a second,
 * without running the application again. A response is cached if it has status 200 and an entity tag,
 * which files alone have. URLs with a query are always passed on.
 */
export function cacheFileResponses(
  handle: RequestListener,
  { maxAge = 1000, maxBody = 256 * 1024, maxTotal = 32 * 1024 * 1024 }: CacheOptions = {},
): RequestListener {
  const cached = new Map<string, CachedResponse>();
  let total = 0;
  const drop = (key: string) => {
    total -= cached.get(key)?.body.length ?? 0;
    cached.delete(key);
  };
  const store = (key: string, entry: CachedResponse) => {
    drop(key);
    cached.set(key, entry);
    total += entry.body.length;
    for (const oldest of cached.keys()) {
      if (total <= maxTotal) break;
      drop(oldest);
    }
  };
  return (request, response) => {
    const { method, url = '', headers } = request;
    const isPlain = method === 'GET' && !url.includes('?');
    if (!isPlain || conditions.some((name) => headers[name] !== undefined)) {
      return handle(request, response);
    }
    const key = `${url} ${headers['accept-encoding'] ?? ''}`;
    const known = cached.get(key);
    if (known && Date.now() - known.at < maxAge) {
      response.writeHead(200, known.headers).end(known.body);
      return;
    }
    record(response, maxBody, (entry) => store(key, entry));
    handle(request, response);
  };
}

/** Calls back with a response that may be repeated, once it is complete. */
function record(
  response: ServerResponse,
  maxBody: number,
  done: (entry: CachedResponse) => void,
): void {
  let headers: OutgoingHttpHeaders | undefined;
  let chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: unknown) => {
    if (!headers || typeof chunk === 'function' || chunk == null) return;
    const bytes = Buffer.from(chunk as Uint8Array | string);
    size += bytes.length;
    chunks.push(bytes);
    if (size > maxBody) {
      headers = undefined;
      chunks = [];
    }
  };
  const { writeHead, write, end } = response;
  response.writeHead = (...args: unknown[]) => {
    const [status, given] = args as [number, OutgoingHttpHeaders | undefined];
    const isFile = given && !Array.isArray(given) && ('etag' in given || 'ETag' in given);
    if (status === 200 && isFile) headers = given;
    return writeHead.apply(response, args as never);
  };
  response.write = (...args: unknown[]) => {
    take(args[0]);
    return write.apply(response, args as never);
  };
  response.end = (...args: unknown[]) => {
    take(args[0]);
    return end.apply(response, args as never);
  };
  response.once('finish', () => {
    if (headers) done({ at: Date.now(), headers, body: Buffer.concat(chunks) });
  });
}
