/** A part of an entry that its card and its page share. */
export type SharedPartName = 'title' | 'cover';

/**
 * Name of a part in a view transition, a CSS identifier: React animates pseudo-elements of that name.
 *
 * @param path - path of the page of the entry, with that of the site
 */
export const viewTransitionName = (part: SharedPartName, path: string) =>
  part + path.replace(/[^\w-]/g, '_');
