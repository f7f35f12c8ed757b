/** Settings that the headers depend on. */
export interface HeaderOptions {
  /** Origin of the site. */
  siteUrl: string;
  /** The only origin allowed in frames. */
  demoOrigin: string;
  /** Content-Security-Policy written by the build, with the hashes of all pages. */
  policy?: string;
}

/**
 * Kind of response: a page, a picture that a browser can open as a document (SVG), the payload of a
 * page for client-side navigation, or any other file.
 */
export type ResourceKind = 'document' | 'vector' | 'payload' | 'file';

/** File below out/ with the policy, read by the service and the edge worker. */
export const policyFile = '_policy';

/** Paths that other sites may embed: feed readers, link previews and the film on another host. */
const shared = /^\/(?:art|feeds|icons|landscape|media|og|pictures)\//;

/** Policy of an SVG: inline styles, embedded pictures and fonts, no scripts. */
const vectorPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Fallback policy without hashes, if the policy of the build is not available. */
const leastPolicy = (demoOrigin: string) =>
  [
    "frame-ancestors 'none'",
    `frame-src ${demoOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');

/** @param path - URL path of a page or file, without query */
export function resourceKind(path: string): ResourceKind {
  const [, extension] = /\.([^./]+)$/.exec(path) ?? [];
  if (extension === undefined || extension === 'html') return 'document';
  if (extension === 'svg') return 'vector';
  return extension === 'txt' ? 'payload' : 'file';
}

/**
 * The headers of a response except Cache-Control, shared by the service, the edge worker, nginx and
 * `_headers`. Values contain no `\\` and no `$`, which nginx would interpret.
 *
 * @param path - URL path of the page or file, without query
 * @param kind - pass `document` for a not-found page, whatever its path
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
    }),
    ...(kind === 'vector' && { 'Content-Security-Policy': vectorPolicy }),
    // The router adds this parameter to the URL of a payload; the response does not depend on it.
    ...((kind === 'document' || kind === 'payload') && { 'No-Vary-Search': 'params=("_rsc")' }),
    // Search engines list the page, not its Markdown copy.
    ...(path.endsWith('.md') && { 'X-Robots-Tag': 'noindex' }),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': shared.test(path) ? 'cross-origin' : 'same-origin',
    // Two years. Without includeSubDomains, because subdomains may be other sites.
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}
