const hourlyFile = /^\/art\/|\.(?:avif|gif|ico|jpe?g|mp4|png|svg|webm|webp|woff2?)$/;

/** Cache-Control of an existing file or page. @param path - URL path without query */
export function cacheControl(path: string): string {
  // These paths contain a hash of the content (scripts/build/search/write-index.ts).
  if (/^\/(?:_next\/static|search)\//.test(path)) return 'public, max-age=31536000, immutable';
  // Page payloads: long enough for the click that follows a prefetch on hover
  // (docs/decisions/0009).
  if (path.endsWith('.txt')) return 'public, max-age=60';
  return hourlyFile.test(path) ? 'public, max-age=3600' : 'no-cache';
}
