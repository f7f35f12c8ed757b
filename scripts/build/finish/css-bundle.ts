import { addressOf } from '#lib/http/host-files';

/**
 * Name of the group of pages that share the inline styles of their first screen: each page at the
 * root is its own group, all other pages of a folder are one. The groups follow addresses, so that
 * hosts can send each page the policy with the hash of its styles by a pattern.
 *
 * @param file - path below out/, e.g. `blog/blog-06.html`
 * @returns the address of the page or the pattern of its folder: `/`, `/about`, `/blog/*`
 */
export function cssBundle(file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return folder ? `/${folder}*` : addressOf(file);
}
