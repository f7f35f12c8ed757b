import { readFileSync } from 'node:fs';

import { basePath } from '#lib/site/base-path';
import { once } from './once';

/** Address of the home page in the build: the first of the sitemap. */
const home = once(() => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  return new URL(/<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '');
});

/** Origin in the absolute URLs of the build. The tests may run on another port. */
export const builtOrigin = () => home().origin;

/** Path below which the build is served: `/site`, or empty at the root of a host. */
export const builtBase = () => basePath(home().href);

/** An address from the root of the site as pages of the build have it; others stay as they are. */
export const built = (address: string) =>
  address.startsWith('/') ? builtBase() + address : address;

/** Path of a URL from the root of the site. */
export const rootPath = (url: string) => {
  const { pathname } = new URL(url);
  const base = builtBase();
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
};

/** A text of the build with its addresses as they are at the root of a host. */
export function fromRoot(text: string): string {
  const base = builtBase();
  if (!base) return text;
  const below = new RegExp(`(?<=["'(, =])${base}(?:/|(?=["'?#]))`, 'g');
  const change = (part: string) =>
    part.replaceAll(builtOrigin() + base, builtOrigin()).replace(below, '/');
  return text
    .split(/(?=<\/?(?:script|style)\b)/)
    .map((part) => {
      // Code of a page stays as it is, because the policy has its hash.
      const isCode = /^<(?:script|style)\b(?![^>]*ld\+json)/.test(part);
      const start = isCode ? part.indexOf('>') + 1 : part.length;
      return change(part.slice(0, start)) + part.slice(start);
    })
    .join('');
}
