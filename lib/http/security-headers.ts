/** What the headers depend on. */
export interface HeaderOptions {
  /** Origin of the site. */
  siteUrl: string;
  /** The only origin that pages may show in a frame. */
  demoOrigin: string;
  /** Content-Security-Policy that the build has written, with the hashes of all pages. */
  policy?: string;
}

/**
 * What an answer is: a page, a picture that a browser can also open as a document (SVG), the
 * payload of a page for soft navigation, or any other file.
 */
export type ResourceKind = 'document' | 'vector' | 'payload' | 'file';

/** File below out/ that holds the policy, for whoever serves it. */
export const policyFile = '_policy';

/** Feed readers, link previews and the film on another host show these on pages of their own. */
const shared = /^\/(?:art|feeds|icons|landscape|media|og)\//;

/** An SVG holds its own styles, pictures and fonts, and runs no script. */
const vectorPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Holds whatever the pages carry. */
const leastPolicy = (demoOrigin: string) =>
  [
    "frame-ancestors 'none'",
    `frame-src ${demoOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');

/** @param path - address of a page or file, without query */
export function resourceKind(path: string): ResourceKind {
  const [, extension] = /\.([^./]+)$/.exec(path) ?? [];
  if (extension === undefined || extension === 'html') return 'document';
  if (extension === 'svg') return 'vector';
  return extension === 'txt' ? 'payload' : 'file';
}

/**
 * The headers of an answer, except for Cache-Control, in the one table that the service, the edge
 * worker, nginx and `_headers` share. Values hold no `\\` and no `$`.
 *
 * @param path - address of the page or file, without query
 * @param kind - what is there; a not-found page is a document at any address
 */
export function pageHeaders(
  path: string,
  { siteUrl, demoOrigin, policy = leastPolicy(demoOrigin) }: HeaderOptions,
  kind: ResourceKind = resourceKind(path),
): Record<string, string> {
  return {
    ...(kind === 'document' && {
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Origin-Agent-Cluster': '?1',
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
    ...(kind === 'vector' && { 'Content-Security-Policy': vectorPolicy }),
    // The router adds this parameter to the address of a page's payload; it changes nothing.
    ...((kind === 'document' || kind === 'payload') && { 'No-Vary-Search': 'params=("_rsc")' }),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': shared.test(path) ? 'cross-origin' : 'same-origin',
    // Two years. Without includeSubDomains: this site can't speak for its neighbors.
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}
