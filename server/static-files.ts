import { createHash } from 'node:crypto';
import { createReadStream, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { getMimeType } from 'hono/utils/mime';

/** Encodings of the compressed copies, in order of preference. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

type Encoding = (typeof encodings)[number]['name'];

export interface FolderOptions {
  /**
   * File for a URL path, as a path below the folder that begins with a slash. Undefined for an
   * address that this folder does not answer.
   *
   * @param query - with its question mark; empty if there is none
   */
  fileOf: (pathname: string, query: string) => string | undefined;
  /** Headers of a file besides those that follow from its content. */
  headersOf: (pathname: string, type: string) => Readonly<Record<string, string>>;
  onError: (error: unknown) => void;
  /** Largest body that stays in memory, in bytes; others are streams. */
  maxBody?: number;
  /** Most bytes of all bodies in memory. */
  maxTotal?: number;
  /** Most files whose facts stay in memory. */
  maxFiles?: number;
}

/** A file in one encoding, with all that a response needs. */
interface Entry {
  /** The file without an encoding. */
  original: string;
  file: string;
  /** Changes when the file does. */
  version: string;
  size: number;
  tag: string;
  /** Undefined for a file that is sent as a stream. */
  body?: Buffer;
  /** Headers of a response with the whole file. */
  headers: Record<string, string>;
  /** Headers of a response without a body, 304 and 416. */
  bare: Record<string, string>;
}

function fileInfo(file: string): Stats | undefined {
  try {
    const info = statSync(file, { throwIfNoEntry: false });
    return info?.isFile() ? info : undefined;
  } catch {
    // Part of the path is a file, or a name is too long.
    return undefined;
  }
}

const versionOf = ({ ino, size, mtimeMs, ctimeMs }: Stats) =>
  `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

/**
 * File path below the root for a URL path.
 *
 * @returns undefined for an invalid path: malformed escapes, `..`, backslashes, NUL
 */
function pathBelow(root: string, pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    if (/[\\\0]|(?:^|\/)\.\.(?:\/|$)/.test(decoded)) return undefined;
    const file = path.join(root, decoded);
    return file.startsWith(root + path.sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Encodings of copies that an Accept-Encoding header accepts (RFC 9110, section 12.5.3). */
function acceptedIn(header: string): Encoding[] {
  const names = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return encodings.flatMap(({ name }) => (names.includes(name) ? [name] : []));
}

/** Results for the headers of the usual browsers. */
const known = new Map<string, Encoding[]>();
const mostKnown = 100;

function accepted(header = ''): readonly Encoding[] {
  const found = known.get(header) ?? acceptedIn(header);
  if (known.size < mostKnown) known.set(header, found);
  return found;
}

/** The smallest accepted copy of a file, otherwise the file. */
function find(file: string, wanted: readonly Encoding[]) {
  for (const { name, extension } of encodings) {
    const info = wanted.includes(name) ? fileInfo(file + extension) : undefined;
    if (info) return { file: file + extension, info, encoding: name };
  }
  const info = fileInfo(file);
  return info && { file, info, encoding: undefined };
}

/** Types that Hono does not know: W3C WebVTT section 7, RFC 7763, RSS. */
const otherTypes: Readonly<Record<string, string>> = {
  '.vtt': 'text/vtt; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.rss': 'application/rss+xml; charset=utf-8',
};

const mimeType = (file: string): string =>
  otherTypes[path.extname(file)] ?? getMimeType(file) ?? 'application/octet-stream';

/**
 * Entity tag from the content, so that browser caches stay valid after a build without changes.
 * Strong, because each encoding of a file has its own hash.
 */
async function tagOf(file: string, body: Buffer | undefined): Promise<string> {
  const hash = createHash('sha256');
  if (body) hash.update(body);
  else await finished(createReadStream(file), hash);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether the client's cached copy is current (RFC 9110, section 13.2.2). */
function isFresh({ headers }: IncomingMessage, tag: string): boolean {
  const tags = headers['if-none-match']?.split(',') ?? [];
  const listed = tags.map((each) => each.trim().replace(/^W\//, ''));
  return listed.includes('*') || listed.includes(tag);
}

/**
 * First and last byte of a Range header.
 *
 * @returns undefined to send the whole file, `unsatisfiable` when the file has no such bytes
 */
function parseRange(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? ('unsatisfiable' as const) : { start, end };
}

/** Path and query of a request target (RFC 9112, section 3.2). Undefined for an invalid one. */
function splitTarget(target: string): { pathname: string; query: string } | undefined {
  // Nothing to normalize.
  if (/^\/(?:[\w~-][\w.~/-]*)?$/.test(target) && !/\/[./]/.test(target)) {
    return { pathname: target, query: '' };
  }
  try {
    const { pathname, search } = new URL(target.startsWith('/') ? `http://host${target}` : target);
    return { pathname, query: search };
  } catch {
    return undefined;
  }
}

function send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (headers['if-none-match'] !== undefined && isFresh(request, entry.tag)) {
    response.writeHead(304, entry.bare).end();
    return;
  }
  // RFC 9110, section 13.1.5
  const isSame = headers['if-range'] === undefined || headers['if-range'] === entry.tag;
  const wanted = isSame && request.method === 'GET' ? headers.range : undefined;
  const range = parseRange(wanted, entry.size);
  if (range === 'unsatisfiable') {
    const length = { 'Content-Range': `bytes */${entry.size}`, 'Content-Length': '0' };
    response.writeHead(416, { ...entry.bare, 'Cache-Control': 'no-cache', ...length }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: entry.size - 1 };
  if (range) {
    response.writeHead(206, {
      ...entry.headers,
      'Content-Range': `bytes ${start}-${end}/${entry.size}`,
      'Content-Length': String(end - start + 1),
    });
  } else {
    response.writeHead(200, entry.headers);
  }
  if (entry.body) response.end(range ? entry.body.subarray(start, end + 1) : entry.body);
  else if (request.method === 'HEAD') response.end();
  // A client that closes the connection is no error.
  else pipeline(createReadStream(entry.file, { start, end }), response, () => undefined);
}

/**
 * Answers GET and HEAD requests for files of a folder, with compressed copies, ranges and
 * conditional requests, and passes on all other requests. Small files and the headers of all files
 * stay in memory for as long as size and times of the file are the same.
 */
export function serveFolder(
  folder: string,
  {
    fileOf,
    headersOf,
    onError,
    maxBody = 256 * 1024,
    maxTotal = 32 * 1024 * 1024,
    maxFiles = 4000,
  }: FolderOptions,
): (next: RequestListener) => RequestListener {
  const root = path.resolve(folder);
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<Entry | undefined>>();
  let total = 0;

  const drop = (key: string) => {
    total -= entries.get(key)?.body?.length ?? 0;
    entries.delete(key);
  };
  const store = (key: string, entry: Entry) => {
    drop(key);
    entries.set(key, entry);
    total += entry.body?.length ?? 0;
    for (const oldest of entries.keys()) {
      if (total <= maxTotal && entries.size <= maxFiles) break;
      drop(oldest);
    }
  };

  const load = async (pathname: string, name: string, wanted: readonly Encoding[]) => {
    const original = pathBelow(root, name);
    const found = original === undefined ? undefined : find(original, wanted);
    if (original === undefined || !found) return undefined;
    const { file, info, encoding } = found;
    const body = info.size <= maxBody ? await readFile(file) : undefined;
    const size = body?.length ?? info.size;
    const tag = await tagOf(file, body);
    const type = mimeType(name);
    const bare = { ...headersOf(pathname, type), ETag: tag, Vary: 'Accept-Encoding' };
    const headers = {
      ...bare,
      'Content-Type': type,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(size),
    };
    return { original, file, version: versionOf(info), size, tag, body, headers, bare };
  };
  /** Loads a file once for all requests that wait for it. */
  const loadOnce = (key: string, pathname: string, name: string, wanted: readonly Encoding[]) => {
    const known = loading.get(key);
    if (known) return known;
    const started = load(pathname, name, wanted).then((entry) => {
      if (entry) store(key, entry);
      else drop(key);
      return entry;
    });
    loading.set(key, started);
    const done = () => loading.delete(key);
    started.then(done, done);
    return started;
  };
  // A better copy may have appeared. Where the best one is known, this looks at one file alone.
  const isCurrent = ({ original, file, version }: Entry, wanted: readonly Encoding[]) => {
    const found = find(original, wanted);
    return found?.file === file && versionOf(found.info) === version;
  };

  return (next) => (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const target = isRead ? splitTarget(request.url ?? '') : undefined;
    const name = target && fileOf(target.pathname, target.query);
    if (!target || name === undefined) return next(request, response);
    const wanted = accepted(request.headers['accept-encoding'] as string | undefined);
    const key = `${wanted} ${target.pathname}`;
    const known = entries.get(key);
    if (known && isCurrent(known, wanted)) return send(known, request, response);
    loadOnce(key, target.pathname, name, wanted)
      .then((entry) => {
        if (entry) send(entry, request, response);
        else next(request, response);
      })
      .catch((error: unknown) => {
        onError(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
      });
  };
}

/** Reads a page below the root. The name must come from this project, never from a request. */
export const pageReader = (root: string) => (file: string) =>
  readFile(path.join(root, file), 'utf8').catch(() => undefined);
