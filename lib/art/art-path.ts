import type { ArtFrame, Subject } from './pictures';

/** File name of a picture, e.g. `blog.blog-06.card.svg`. */
export function artFile({ collection, id, group, index }: Subject, frame: ArtFrame): string {
  const name = index === undefined ? id : `${group}.${index}`;
  return `${collection}.${name}.${frame}.svg`;
}

/** URL path of a generated picture, e.g. `/art/blog.blog-06.card.svg`. */
export const artPath = (subject: Subject, frame: ArtFrame) => `/art/${artFile(subject, frame)}`;

/** Picture file that is shown if drawn pictures fail to load, and first for use cases. */
export const defaultPicture = '/industries/default-cover.png';
