import type { Tone } from 'thread-art/palette';
import type { z } from 'zod';

import type { postSchema } from '../content/schema/post-schema';

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

/** A post of the blog store: its front matter, and the fields of docs/specification.md B10. */
export interface StoredPost extends Omit<z.output<typeof postSchema>, 'author'> {
  id: string;
  /** Markdown. That of a published post is fetched when the post is edited. */
  content?: string;
  author: PostAuthor;
  /** URL or data URL of the picture on cards and above the text. */
  cover: string;
  /** Background color of the cover. */
  tone: Tone;
  /** Whether title and author are shown in capitals (docs/specification.md B9). */
  numbered: boolean;
  /** Minutes. */
  readTime: number;
  /** What was typed, if this is a post of the visit. There, facts have their names. */
  written?: { content: string; values: Readonly<Record<string, string | boolean>> };
}
