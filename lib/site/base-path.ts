/**
 * Path below which the site is served: `/site` for SITE_URL=https://loom.github.io/site, empty at the
 * root of a host. Next.js builds SITE_URL into the code for browsers (next.config.mjs).
 */
export const basePath = (siteUrl = process.env.SITE_URL ?? ''): string =>
  URL.canParse(siteUrl) ? new URL(siteUrl).pathname.replace(/\/$/, '') : '';

/**
 * Puts the base path before an address from the root of the site, or before each in a list as in
 * `srcset`; others stay as they are. For all addresses but those that Next.js completes: of its
 * links, its router and its own files.
 */
export const withBase = (address: string): string =>
  address.replace(/(?<=^|, )\/(?!\/)/g, () => `${basePath()}/`);

/** `withBase` for the addresses in HTML. */
export const htmlWithBase = (html: string): string =>
  html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/(?<=\s(?:href|src|srcset)=")[^"]*/g, withBase),
  );

/** Takes the base path off an address that has it. */
export const withoutBase = (address: string): string => address.slice(basePath().length);
