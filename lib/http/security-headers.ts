/** Settings that the headers depend on. */
export interface HeaderOptions {
  /** Origin of the site. */
  siteUrl: string;
  /** The only origin allowed in frames. */
  demoOrigin: string;
  /** Written by the build. */
  policies?: Policies;
}

/**
 * Content-Security-Policy by the address of a page or by a pattern of addresses, e.g. `/`, `/about`,
 * `/blog/*`. Each has the hashes of the inline scripts and styles of these pages only. `/*` is for
 * all other addresses and for not-found pages.
 */
export type Policies = Readonly<Record<string, string>>;

/** Policy of an address: its own, otherwise that of the longest pattern that matches. */
export function policyAt(policies: Policies, path: string): string | undefined {
  const own = policies[path];
  if (own !== undefined) return own;
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const shared = policies[`${path.slice(0, end + 1)}*`];
    if (shared !== undefined || end === 0) return shared;
  }
  return undefined;
}

/**
 * Kind of response: a page, a picture that a browser can open as a document (SVG), the payload of a
 * page for client-side navigation, or any other file.
 */
export type ResourceKind = 'document' | 'vector' | 'payload' | 'file';

/** File below out/ with the policies as JSON, read by the service and the edge worker. */
export const policyFile = '_policies';

/** Content of `policyFile`. @returns undefined for text that is no JSON, e.g. of an error page */
export function readPolicies(text: string | undefined): Policies | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Paths that other sites may embed: feed readers, link previews and the film on another host. */
const shared = /^\/(?:art|feeds|icons|landscape|media|og|pictures)\//;

/** Policy of an SVG: inline styles, embedded pictures and fonts, no scripts. */
const vectorPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Fallback policy without hashes, if the policies of the build are not available. */
const fallbackPolicy = (demoOrigin: string) =>
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
  { siteUrl, demoOrigin, policies = {} }: HeaderOptions,
  kind: ResourceKind = resourceKind(path),
): Record<string, string> {
  return {
    ...(kind === 'document' && {
      'Content-Security-Policy': policyAt(policies, path) ?? fallbackPolicy(demoOrigin),
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      // Two years. Without includeSubDomains, because subdomains may be other sites.
      ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
    }),
    ...(kind === 'vector' && { 'Content-Security-Policy': vectorPolicy }),
    // The router adds this parameter to the URL of a payload; the response does not depend on it.
    ...(kind === 'payload' && { 'No-Vary-Search': 'params=("_rsc")' }),
    // Search engines list the page, not its Markdown copy.
    ...(path.endsWith('.md') && { 'X-Robots-Tag': 'noindex' }),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': shared.test(path) ? 'cross-origin' : 'same-origin',
  };
}
