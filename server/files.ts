import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { contentType } from 'mime-types';
import send from 'send';

import type { SendFile } from './app';

/** Matches an Accept-Encoding header that has an encoding (RFC 9110, section 12.5.3). */
const accepts = (encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);

/** Compressed copies beside a file, in order of preference. */
const copies = [
  { encoding: 'br', extension: '.br', accepted: accepts('br') },
  { encoding: 'gzip', extension: '.gz', accepted: accepts('gzip') },
] as const;

/**
 * Answers with the files of a folder as they are on the disk now, so a new build is served from the
 * next request on. See docs/decisions/0045-files-with-send.md.
 */
export function fileSender(root: string): SendFile {
  return async (c, file, status, headers) => {
    const accepted = c.req.header('Accept-Encoding') ?? '';
    const copy = copies.find(
      (each) => each.accepted.test(accepted) && existsSync(path.join(root, file + each.extension)),
    );
    if (!copy && !existsSync(path.join(root, file))) return undefined;
    const { incoming, outgoing }: HttpBindings = c.env;
    // A pipelined request waits for the response before it. Until then its response gets no event
    // when the connection closes, and an open file would remain open.
    if (!outgoing.socket) await once(outgoing, 'socket');
    outgoing.statusCode = status;
    const own = {
      Vary: 'Accept-Encoding',
      // `send` knows the type of the copy only.
      'Content-Type': contentType(path.extname(file)) || 'application/octet-stream',
      ...(copy && { 'Content-Encoding': copy.encoding }),
    };
    for (const [name, value] of Object.entries({ ...headers, ...own })) {
      outgoing.setHeader(name, value);
    }
    if (status === 404) {
      // Conditions and ranges are about the file at the path, not about the not-found page (RFC 9110,
      // sections 13.2.1 and 14.2).
      for (const name of ['if-match', 'if-unmodified-since', 'range'])
        delete incoming.headers[name];
    }
    // The last bytes of a file that has fewer are the whole file (RFC 9110, section 14.1.2).
    const sent = file + (copy?.extension ?? '');
    const [, last] = /^bytes=-(\d+)$/.exec(incoming.headers.range ?? '') ?? [];
    const size = last && statSync(path.join(root, sent), { throwIfNoEntry: false })?.size;
    if (size && Number(last) > size) incoming.headers.range = 'bytes=0-';
    send(incoming, encodeURI(sent), {
      root,
      // paths.ts decides which files are served.
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      lastModified: false,
    }).pipe(outgoing);
    return RESPONSE_ALREADY_SENT;
  };
}
