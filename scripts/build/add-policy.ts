import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escaped } from 'thread-art/escape';
import { contentPolicy, hashSource, type PolicySettings } from '#lib/http/content-policy';

/** Address of a counter's script, and the id of this site for it (COUNTER_SCRIPT, COUNTER_SITE). */
export interface Counter {
  script: string;
  site?: string;
}

const encoding = /<meta charSet="utf-8"\/>/;

/**
 * Adds the content security policy to each page, before everything that it allows: by hash, the
 * page's inline scripts and style elements.
 *
 * @returns the policy for the HTTP header of all pages. It names no scripts and styles if pages
 *   differ in them; the page's own policy does.
 * @throws Error for a page that does not begin with its encoding
 */
export async function addPolicy(
  out: string,
  settings: PolicySettings,
  counter?: Counter,
): Promise<string> {
  const headers = new Set<string>();
  const names = await readdir(out, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = path.join(out, name);
    const html = await readFile(file, 'utf8');
    if (!encoding.test(html)) throw new Error(`${name} does not begin with its encoding`);
    const sources = { ...settings, ...inlineHashes(html) };
    headers.add(contentPolicy(sources, 'header'));
    const meta = escaped(contentPolicy(sources, 'meta'));
    const head = `<meta http-equiv="Content-Security-Policy" content="${meta}">`;
    const added = head + (counter ? counterElement(counter) : '');
    await writeFile(
      file,
      html.replace(encoding, (first) => first + added),
    );
  }
  const [only = '', ...others] = headers;
  return others.length === 0 ? only : contentPolicy(settings, 'header');
}

/** Hashes of the scripts and style elements of a page; data blocks are not executed. */
function inlineHashes(html: string) {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const [, tag, attributes = '', code = ''] of html.matchAll(
    /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs,
  )) {
    if (/\s(?:src=|type="application\/)/.test(attributes)) continue;
    hashes[tag === 'style' ? 'styles' : 'scripts'].add(hashSource(code));
  }
  return { scripts: [...hashes.scripts].sort(), styles: [...hashes.styles].sort() };
}

/** As the documentation of Plausible (data-domain) and Umami (data-website-id) says. */
function counterElement({ script, site = '' }: Counter): string {
  const id = escaped(site);
  return `<script defer src="${escaped(script)}" data-domain="${id}" data-website-id="${id}"></script>`;
}
