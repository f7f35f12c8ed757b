import type { Tone } from '../art/palette';

export interface PostAuthor {
  /** File name in content/team/. */
  id: string;
  name: string;
  role: string;
  /** Address of the portrait, and the ground behind it. */
  avatar: string;
  tone: Tone;
}

/** A post of the store, with the fields of docs/specification.md B10. */
export interface StoredPost {
  id: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  /** Address of the cover, or the cover itself as a data address. */
  coverImage: string;
  /** Ground behind the cover. */
  tone: Tone;
  /** ISO timestamp. */
  publishDate: string;
  /** Minutes. */
  readTime: number;
  category: string;
  tags: readonly string[];
  author: PostAuthor;
  series?: { name: string; part: number };
  draft?: boolean;
}

/** A picture that a post can take as its cover instead of the one drawn from its id. */
export interface CoverChoice {
  label: string;
  src: string;
}

/** What the editor works with, made at build and fetched when it opens. */
export interface EditorData {
  /** The three featured samples that the store starts with (docs/specification.md B11). */
  posts: readonly StoredPost[];
  authors: readonly PostAuthor[];
  categories: readonly string[];
  covers: readonly CoverChoice[];
  /** Published entries of content/blog: no post may have the id or the title of another. */
  files: readonly { id: string; title: string }[];
}

/** Address of the cover that the export draws for a post with this id. */
export const generatedCover = (id: string) => `/art/blog.${id}.wide.svg`;

/** Whether the post wears the cover drawn from its id, which its file does not name. */
export const hasGeneratedCover = ({ id, coverImage }: Pick<StoredPost, 'id' | 'coverImage'>) =>
  coverImage === '' || coverImage.startsWith('data:') || coverImage === generatedCover(id);
