import type { Theme } from 'thread-art/theme';

import type { PostAuthor, StoredPost } from '../blog/stored-post';
import type { ProseRules } from '../content/check/prose-rules';
import type { Facts } from '../content/markdown/facts';
import type { PictureSet } from '../content/markdown/pictures';
import type { Targets } from '../content/schema/references';
import type { FieldDefinition } from './form-fields';

/** The file of a published post, written at build and fetched when the post is edited. */
export interface PostSource {
  /** YAML of the front matter as it is written, without its comments. */
  frontMatter: string;
  /** Markdown as it is written, where facts have their names, without its comments. */
  content: string;
  /** Whether the file has comments, in its front matter or in its text. */
  hasComments: boolean;
}

/** Data of the editor, written at build and fetched when the editor opens. */
export interface EditorData {
  /** Colors and widths of letters for drawings. */
  theme: Theme;
  /** Published posts, newest first, without their texts. */
  posts: readonly StoredPost[];
  /** Ids of the posts that the store starts with (docs/specification.md B11). */
  samples: readonly string[];
  authors: readonly PostAuthor[];
  /** Fields of the front matter, in their order. */
  fields: readonly FieldDefinition[];
  /** Authors, categories, tags and series that posts may name. */
  references: Targets;
  /** Figures that texts may name. */
  facts: Facts;
  /** Paths that links may lead to: pages and files of the site, and pages that are off. */
  paths: readonly string[];
  /** Folder of the files of posts, from the root of the repository, e.g. `content/blog`. */
  folder: string;
  /** Pictures in that folder, by their path from there. */
  pictures: Readonly<Record<string, PictureSet>>;
}

/**
 * What the editor needs beside its data for the checks of words and links, written at build and
 * fetched when a draft is checked.
 */
export interface EditorChecks {
  /** Of content/prose.json; absent if there is none. */
  rules?: Pick<ProseRules, 'articles' | 'house' | 'banned' | 'allowed'>;
  /** Texts in which nothing is reported, by the id of the post. */
  fixed: Readonly<Record<string, readonly string[]>>;
  /** External pages of content/links.json; absent where links are not compared. */
  recorded?: readonly string[];
  /** Ids of the headings of posts and papers, by path. */
  headings: Readonly<Record<string, readonly string[]>>;
  /** Paths of the files of public/. */
  files: readonly string[];
}
