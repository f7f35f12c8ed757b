import type { Theme } from 'thread-art/theme';

import type { PostAuthor, StoredPost } from '../blog/stored-post';
import type { Facts } from '../content/markdown/facts';
import type { PictureSet } from '../content/markdown/pictures';
import type { Targets } from '../content/schema/references';
import type { FormField } from './form-fields';

/** Data of the editor, written at build and fetched when the editor opens. */
export interface EditorData {
  /** Colors and widths of letters for drawings. */
  theme: Theme;
  /** Published posts, newest first. */
  posts: readonly StoredPost[];
  /** Ids of the posts that the store starts with (docs/specification.md B11). */
  samples: readonly string[];
  authors: readonly PostAuthor[];
  /** Fields of the front matter, in their order. */
  fields: readonly FormField[];
  /** Authors, categories, tags and series that posts may name. */
  references: Targets;
  /** Figures that texts may name. */
  facts: Facts;
  /** Paths that links may lead to: pages and files of the site, and pages that are off. */
  paths: readonly string[];
  /** Pictures in content/blog, by their path from there. */
  pictures: Readonly<Record<string, PictureSet>>;
}
