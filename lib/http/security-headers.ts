/** Settings that the headers depend on. */
export interface HeaderSettings {
  /** Origin of the site. */
  siteUrl: string;
  /** Content-Security-Policy of every page, written by the build. */
  policy: string;
}

/** Headers of the paths that match a pattern: one path, `/folder/*` or `/*.extension`. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Folders whose file names contain a hash of the content. */
const hashed = ['/_next/static/*', '/pictures/*'];

/** Folders of pictures, films and fonts, which browsers may keep for an hour. */
const hourly = [
  '/art/*',
  '/diagrams/*',
  '/icons/*',
  '/images/*',
  '/landscape/*',
  '/media/*',
  '/og/*',
  '/icon.svg',
  '/favicon.ico',
];

/** Folders that other sites may embed: feed readers, link previews, the film on another host. */
const shared = ['/art/*', '/feeds/*', '/icons/*', '/landscape/*', '/media/*', '/og/*'];

/** Policy of an SVG that is opened as a page: inline styles and embedded pictures, no scripts. */
const vectorPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/**
 * The headers of all responses. A later rule replaces the values of an earlier one. Two rules after
 * the first never set the same header for one path, because hosts that read `_headers` would join
 * the values.
 */
export function headerRules({ siteUrl, policy }: HeaderSettings): HeaderRule[] {
  const forEach = (patterns: readonly string[], headers: HeaderRule['headers']) =>
    patterns.map((pattern) => ({ pattern, headers }));
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Referrer-Policy': 'strict-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
        // Two years. Without includeSubDomains, because subdomains may be other sites.
        ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000' }),
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...forEach(hashed, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...forEach(hourly, { 'Cache-Control': 'public, max-age=3600' }),
    ...forEach([...shared, '/pictures/*'], { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    { pattern: '/*.svg', headers: { 'Content-Security-Policy': vectorPolicy } },
    // Page payloads, kept for the click that follows a prefetch on hover; the router adds `_rsc`.
    // Also robots.txt and llms.txt, for which a minute does no harm.
    {
      pattern: '/*.txt',
      headers: {
        'Cache-Control': 'public, max-age=60',
        'No-Vary-Search': 'params=("_rsc")',
      },
    },
    // Search engines list the page, not its Markdown copy.
    { pattern: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } },
  ];
}

/** Headers that browsers use for pages only. The service leaves them out of other files. */
const pageOnly = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Strict-Transport-Security',
];

/** Whether a path matches the pattern of a rule. */
function matches(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return path === pattern;
  return path.startsWith(pattern.slice(0, star)) && path.endsWith(pattern.slice(star + 1));
}

/**
 * Headers of a response.
 *
 * @param path - URL path without query; `/404` for a not-found page, wherever it is shown
 * @param isPage - whether the response is HTML
 */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
  isPage: boolean,
): Record<string, string> {
  const [first, ...others] = rules;
  const headers = { ...first?.headers };
  if (!isPage) for (const name of pageOnly) delete headers[name];
  for (const { pattern, headers: more } of others) {
    if (matches(pattern, path)) Object.assign(headers, more);
  }
  return headers;
}
