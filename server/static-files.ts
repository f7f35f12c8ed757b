import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';

import { isServed } from './paths';

/** Encodings of the compressed copies, in order of preference. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

interface Found {
  file: string;
  info: Stats;
  encoding?: string;
}

async function fileInfo(file: string): Promise<Stats | undefined> {
  const info = await stat(file).catch(() => undefined);
  return info?.isFile() ? info : undefined;
}

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

/** Encodings that an Accept-Encoding header accepts (RFC 9110, section 12.5.3). */
function accepted(header: string | undefined): Set<string> {
  const names = (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return new Set(names);
}

async function find(file: string, acceptEncoding: string | undefined): Promise<Found | undefined> {
  const wanted = accepted(acceptEncoding);
  for (const { name, extension } of encodings) {
    const info = wanted.has(name) ? await fileInfo(file + extension) : undefined;
    if (info) return { file: file + extension, info, encoding: name };
  }
  const info = await fileInfo(file);
  return info && { file, info };
}

const maxTags = 2000;

/**
 * Entity tags from the content, so that browser caches stay valid after a build without changes.
 * Strong, because each encoding of a file has its own hash.
 */
function createTags(): (found: Found) => Promise<string> {
  const tags = new Map<string, { version: string; tag: Promise<string> }>();
  const hashFile = async (file: string) => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return `"${hash.digest('base64url').slice(0, 22)}"`;
  };
  return ({ file, info }) => {
    const version = `${info.ino} ${info.size} ${info.mtimeMs} ${info.ctimeMs}`;
    const known = tags.get(file);
    if (known?.version === version) return known.tag;
    const tag = hashFile(file);
    tag.catch(() => tags.delete(file));
    tags.delete(file);
    tags.set(file, { version, tag });
    const [oldest] = tags.keys();
    if (tags.size > maxTags && oldest !== undefined) tags.delete(oldest);
    return tag;
  };
}

/** Whether the client's cached copy is current (RFC 9110, section 13.2.2). */
function isFresh(c: Context, tag: string): boolean {
  const tags = c.req.header('If-None-Match')?.split(',') ?? [];
  const listed = tags.map((each) => each.trim().replace(/^W\//, ''));
  return listed.includes('*') || listed.includes(tag);
}

/** Whether the If-Range header matches the current file (RFC 9110, section 13.1.5). */
function isSameFile(c: Context, tag: string): boolean {
  const condition = c.req.header('If-Range');
  return condition === undefined || condition === tag;
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

function mimeType(file: string): string {
  // Hono does not know the type of film captions (W3C WebVTT, section 7).
  if (file.endsWith('.vtt')) return 'text/vtt; charset=utf-8';
  return getMimeType(file) ?? 'application/octet-stream';
}

/**
 * Serves files below a folder, with compressed copies, ranges, HEAD and conditional requests.
 *
 * @param fileOf - file for a URL path
 * @param serves - whether a file may be served
 */
export function serveFolder(
  folder: string,
  fileOf: (pathname: string) => string,
  serves: (file: string) => boolean = () => true,
): MiddlewareHandler {
  const root = path.resolve(folder);
  const tagOf = createTags();
  return async (c, next) => {
    const name = fileOf(c.req.path);
    const file = isServed(name) && serves(name) ? pathBelow(root, name) : undefined;
    const found = file && (await find(file, c.req.header('Accept-Encoding')));
    if (!found) return next();
    const { info, encoding } = found;
    const tag = await tagOf(found);
    c.header('ETag', tag);
    c.header('Vary', 'Accept-Encoding');
    if (isFresh(c, tag)) return c.body(null, 304);

    c.header('Content-Type', mimeType(name));
    if (encoding) c.header('Content-Encoding', encoding);
    const wanted = isSameFile(c, tag) ? c.req.header('Range') : undefined;
    const range = c.req.method === 'GET' ? parseRange(wanted, info.size) : undefined;
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${info.size}`);
      return c.body(null, 416);
    }
    const { start, end } = range ?? { start: 0, end: info.size - 1 };
    if (range) c.header('Content-Range', `bytes ${start}-${end}/${info.size}`);
    c.header('Content-Length', `${end - start + 1}`);
    if (c.req.method === 'HEAD' || info.size === 0) return c.body(null, 200);
    const bytes = createReadStream(found.file, { start, end });
    return c.body(Readable.toWeb(bytes) as ReadableStream, range ? 206 : 200);
  };
}

/** Reads a page below the root. The name must come from this project, never from a request. */
export const pageReader = (root: string) => (file: string) =>
  readFile(path.join(root, file), 'utf8').catch(() => undefined);
