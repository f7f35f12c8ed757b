import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

import { isServed } from './paths';

/**
 * Serves files below a folder: compressed copies, ranges, HEAD, and a weak ETag of size and time.
 * The folder's own traversals (`..`, backslashes, encoded openRedirects) are those of serveStatic.
 */
export function serveFolder(
  root: string,
  fileOf: (pathname: string) => string,
  serves: (file: string) => boolean = () => true,
): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true, rewriteRequestPath: fileOf });
  return async (c, next) => {
    const file = fileOf(c.req.path);
    if (!isServed(file) || !serves(file)) return next();
    const response = await files(c, next);
    if (!(response instanceof Response)) return response;
    // The types that serveStatic knows lack the captions of a film (W3C WebVTT, section 7).
    if (file.endsWith('.vtt')) response.headers.set('Content-Type', 'text/vtt; charset=utf-8');
    const size = response.headers.get('Content-Range')?.split('/')[1];
    const length = size ?? response.headers.get('Content-Length');
    const time = Date.parse(response.headers.get('Last-Modified') ?? '') / 1000;
    response.headers.set('ETag', `W/"${Number(length).toString(36)}-${time.toString(36)}"`);
    response.headers.set('Vary', 'Accept-Encoding');
    return response;
  };
}

/** Reads a page of the folder by a name that this project chose, never by one from a request. */
export const pageReader = (root: string) => (file: string) =>
  readFile(path.join(root, file), 'utf8').catch(() => undefined);
