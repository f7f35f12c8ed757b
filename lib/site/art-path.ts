import type { ArtFrame, Subject } from '../art/subjects';

/** File name of a picture, e.g. `blog.blog-06.card.svg`. */
export function artFile({ collection, id, group, index }: Subject, frame: ArtFrame): string {
  const name = index === undefined ? id : `${group}.${index}`;
  return `${collection}.${name}.${frame}.svg`;
}

/** Address of a picture of the site's own making. */
export const artPath = (subject: Subject, frame: ArtFrame) => `/art/${artFile(subject, frame)}`;
