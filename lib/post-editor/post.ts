import type { Tone } from 'thread-art/palette';
import type { PictureSet } from '../content/picture-set';
import type { Targets } from '../content/references';

export interface PostAuthor {
  /** File name in content/team/. */
  id: string;
  name: string;
  role: string;
  /** URL of the portrait. */
  avatar: string;
  /** Background color of the portrait. */
  tone: Tone;
}

/** A post of the store, with the fields of docs/specification.md B10. */
export interface StoredPost {
  id: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  /** URL or data URL of the cover. */
  coverImage: string;
  /** Background color of the cover. */
  tone: Tone;
  /** ISO timestamp. */
  publishDate: string;
  /** Day and description of the last change (lib/content/revision.ts). */
  updated?: string;
  changes?: string;
  /** Minutes. */
  readTime: number;
  category: string;
  tags: readonly string[];
  author: PostAuthor;
  series?: { name: string; part: number };
  /** Inline Markdown, shown below the text. */
  callToAction?: string;
  /** Old paths that redirect to the post. */
  aliases?: readonly string[];
  draft?: boolean;
  /** Files of its published pictures, by path from content/blog. */
  pictures?: Readonly<Record<string, PictureSet>>;
}

/** A picture that can be chosen as cover instead of the generated one. */
export interface CoverChoice {
  label: string;
  src: string;
}

/** Data of the editor, written at build and fetched when the editor opens. */
export interface EditorData {
  /** The three featured samples that the store starts with (docs/specification.md B11). */
  posts: readonly StoredPost[];
  authors: readonly PostAuthor[];
  /** Authors, categories, tags and series that posts may name. */
  references: Targets;
  covers: readonly CoverChoice[];
  /** Published posts of content/blog, to check that ids and titles are unique. */
  files: readonly { id: string; title: string }[];
  /** Paths of the pictures in content/blog, from that folder. */
  pictures: readonly string[];
}

/** URL path of the generated cover of a post. */
export const generatedCover = (id: string) => `/art/blog.${id}.wide.svg`;

/** Whether a post has the generated cover, which is not named in its file. */
export const hasGeneratedCover = ({ id, coverImage }: Pick<StoredPost, 'id' | 'coverImage'>) =>
  coverImage === '' || coverImage.startsWith('data:') || coverImage === generatedCover(id);
