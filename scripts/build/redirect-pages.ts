import { existsSync } from 'node:fs';
import path from 'node:path';
import { escaped } from 'thread-art/escape';

import type { Redirects } from '#lib/http/host-files';
import { withBase } from '#lib/site/base-path';
import { direction, language } from '#lib/site/language';
import * as messages from '#lib/site/messages';
import { writeFiles } from './write-files';

/**
 * Writes a page that redirects for each old path, for static hosts that do not read `_redirects`. A
 * path with an extension gets none, because such a host would look for a file of exactly that name.
 * A file of the export is never replaced.
 */
export async function writeRedirectPages(
  out: string,
  redirects: Redirects,
  siteUrl: string,
): Promise<void> {
  const pages = Object.entries(redirects).flatMap(([from, to]): [string, string][] => {
    const file = `${from}.html`;
    const isTaken = path.extname(from) !== '' || existsSync(path.join(out, file));
    return isTaken ? [] : [[file, redirectPage(to, siteUrl)]];
  });
  await writeFiles(out, pages);
}

/** A page that opens another one immediately (HTML, section 4.2.5.3), with a link to it. */
function redirectPage(to: string, siteUrl: string): string {
  const path = escaped(withBase(to));
  const address = escaped(new URL(withBase(to), siteUrl).href);
  return `<!DOCTYPE html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<title>${messages.files.moved}</title>
<meta name="viewport" content="width=device-width">
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${path}">
</head>
<body><p>${messages.files.nowAt} <a href="${path}">${address}</a>.</p></body>
</html>
`;
}
