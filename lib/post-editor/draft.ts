import { longDate } from '../site/dates';
import { hasGeneratedCover, type PostAuthor, type StoredPost } from './post';

/** The values of the post form, as typed. */
export interface Draft {
  id: string;
  title: string;
  date: string;
  /** Day of the last change; empty if there is none. */
  updated: string;
  /** Sentence that says what changed; empty if there is none. */
  changes: string;
  /** Id of an author. */
  author: string;
  category: string;
  /** Comma-separated. */
  tags: string;
  excerpt: string;
  seriesName: string;
  seriesPart: string;
  /** Empty for the generated cover. */
  coverImage: string;
  /** Comma-separated paths. */
  aliases: string;
  draft: boolean;
  content: string;
  /** Inline Markdown; empty if there is none. */
  callToAction: string;
}

const empty: Draft = {
  id: '',
  title: '',
  date: '',
  updated: '',
  changes: '',
  author: '',
  category: '',
  tags: '',
  excerpt: '',
  seriesName: '',
  seriesPart: '',
  coverImage: '',
  aliases: '',
  draft: false,
  content: '',
  callToAction: '',
};

/** Local date as "YYYY-MM-DD". */
export const dayOf = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Formats the date as "April 8, 2025"; empty for an incomplete or invalid date. */
export const shownDate = ({ date }: Draft) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? longDate(date) : '';

/** An empty draft with today's date. The author is the one with this name, or else the first. */
export function newDraft(authors: readonly PostAuthor[], name: string, now: Date): Draft {
  const author = authors.find((each) => each.name === name) ?? authors[0];
  return { ...empty, date: dayOf(now), author: author?.id ?? '' };
}

/** The draft to edit an existing post. */
export function draftOf(post: StoredPost): Draft {
  return {
    id: post.id,
    title: post.title,
    date: post.publishDate.slice(0, 10),
    updated: post.updated ?? '',
    changes: post.changes ?? '',
    author: post.author.id,
    category: post.category,
    tags: post.tags.join(', '),
    excerpt: post.excerpt,
    seriesName: post.series?.name ?? '',
    seriesPart: post.series ? String(post.series.part) : '',
    coverImage: hasGeneratedCover(post) ? '' : post.coverImage,
    aliases: post.aliases?.join(', ') ?? '',
    draft: post.draft === true,
    content: post.content,
    callToAction: post.callToAction ?? '',
  };
}

/** Whether a stored value has the fields of a draft, of the right types. */
export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(empty).every(
    ([field, sample]) => typeof Reflect.get(value, field) === typeof sample,
  );

/** Whether two drafts have equal fields. */
export const sameDraft = (a: Draft, b: Draft) =>
  (Object.keys(empty) as (keyof Draft)[]).every((field) => a[field] === b[field]);

/** Tags of a field in which they are separated by commas. */
export const tagsOf = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Slug of a title: lower-case ASCII words joined by hyphens, possibly empty. */
export const idOf = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Replaces line breaks and repeated spaces by one space, as YAML does in plain values. */
const oneLine = (typed: string) => typed.trim().replace(/\s+/g, ' ');

/** Front matter fields of a post in content/blog. Empty optional fields are omitted. */
export function fieldsOf(draft: Draft) {
  const name = draft.seriesName.trim();
  const part = draft.seriesPart.trim();
  const callToAction = oneLine(draft.callToAction);
  const changes = oneLine(draft.changes);
  const aliases = tagsOf(draft.aliases);
  const series = { ...(name && { name }), ...(part && { part: Number(part) }) };
  return {
    title: draft.title.trim(),
    date: draft.date.trim(),
    ...(draft.updated && { updated: draft.updated }),
    ...(changes && { changes }),
    author: draft.author,
    category: draft.category.trim(),
    tags: tagsOf(draft.tags),
    excerpt: oneLine(draft.excerpt),
    ...(callToAction && { callToAction }),
    ...((name || part) && { series }),
    ...(draft.coverImage && { coverImage: draft.coverImage }),
    ...(aliases.length > 0 && { aliases }),
    ...(draft.draft && { draft: true }),
  };
}
