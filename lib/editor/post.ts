import type { Palette, Tone } from 'thread-art/palette';
import type { Advances } from 'thread-art/text-metrics';
import type { z } from 'zod';

import type { PictureSet } from '../content/markdown/pictures';
import type { postSchema } from '../content/schema/post-schema';
import type { Targets } from '../content/schema/references';
import type { FormField } from './form-fields';

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

/** A post of the editor: its front matter, and the fields of docs/specification.md B10. */
export interface StoredPost extends Omit<z.output<typeof postSchema>, 'author'> {
  id: string;
  /** Markdown. */
  content: string;
  author: PostAuthor;
  /** URL or data URL of the picture on cards and above the text. */
  cover: string;
  /** Background color of the cover. */
  tone: Tone;
  /** Whether title and author are shown in capitals (docs/specification.md B9). */
  numbered: boolean;
  /** Minutes. */
  readTime: number;
}

/** Data of the editor, written at build and fetched when the editor opens. */
export interface EditorData {
  /** Colors and widths of letters for drawings. */
  colors: Palette;
  advances: Advances;
  /** Published posts, newest first. */
  posts: readonly StoredPost[];
  /** Ids of the three posts that the store starts with (docs/specification.md B11). */
  samples: readonly string[];
  authors: readonly PostAuthor[];
  /** Fields of the front matter, in their order. */
  fields: readonly FormField[];
  /** Authors, categories, tags and series that posts may name. */
  references: Targets;
  /** Pictures in content/blog, by their path from there. */
  pictures: Readonly<Record<string, PictureSet>>;
}
