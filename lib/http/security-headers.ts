/** What the headers depend on. */
export interface HeaderOptions {
  /** Origin of the site. */
  siteUrl: string;
  /** The only origin that pages may show in a frame. */
  demoOrigin: string;
  /** Content-Security-Policy that the build has written, with the hashes of all pages. */
  policy?: string;
}

/** File below out/ that holds that policy, for whoever serves it. */
export const policyFile = '_policy';

/** Feed readers, link previews and the film on another host show these on pages of their own. */
const shared = /^\/(?:art|feeds|icons|landscape|media|og)\//;

/** What holds whatever the pages carry. */
const leastPolicy = (demoOrigin: string) =>
  [
    "frame-ancestors 'none'",
    `frame-src ${demoOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');

/**
 * The headers of an answer but for how long it may be kept, in the one table that the service, the edge worker, nginx and
 * `_headers` share. Values hold no `\\` and no `$`.
 *
 * @param path - address of the page or file, without query
 */
export function pageHeaders(
  path: string,
  { siteUrl, demoOrigin, policy = leastPolicy(demoOrigin) }: HeaderOptions,
): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Origin-Agent-Cluster': '?1',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': shared.test(path) ? 'cross-origin' : 'same-origin',
    // The router adds this parameter to the address of a page's payload; it changes nothing.
    'No-Vary-Search': 'params=("_rsc")',
    // Two years. Without includeSubDomains: this site can't speak for its neighbors.
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}
