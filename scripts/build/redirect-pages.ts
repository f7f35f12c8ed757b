import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Redirects } from '#lib/http/host-files';
import { element, toMarkup } from './finish/page';
import { policyElement } from './policies';

/**
 * Writes a page that redirects for each old path, for static hosts that read neither the rules of
 * nginx nor `_redirects`. A path with an extension gets none, because such a host would look for a
 * file of exactly that name. A file of the export is never replaced.
 */
export async function writeRedirectPages(
  out: string,
  redirects: Redirects,
  siteUrl: string,
): Promise<void> {
  for (const [from, to] of Object.entries(redirects)) {
    const file = path.join(out, `${from}.html`);
    if (path.extname(from) !== '' || (await exists(file))) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(to, siteUrl), { flag: 'wx' });
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A page that opens another one immediately (HTML, section 4.2.5.3), with a link to it. */
export function redirectPage(to: string, siteUrl: string): string {
  const address = new URL(to, siteUrl).href;
  const link = toMarkup(element('a', { href: to }, address));
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    toMarkup(policyElement("default-src 'none'")),
    '<title>Page moved</title>',
    '<meta name="viewport" content="width=device-width">',
    toMarkup(element('link', { rel: 'canonical', href: address })),
    toMarkup(element('meta', { 'http-equiv': 'refresh', content: `0; url=${to}` })),
    '</head>',
    `<body><p>This page is now at ${link}.</p></body>`,
    '</html>',
    '',
  ].join('\n');
}
