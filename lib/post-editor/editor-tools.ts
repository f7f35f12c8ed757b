import { drawPicture } from 'thread-art/picture';
import { pictureOf, toneOf } from '../art/subjects';
import { explainIssue } from '../content/explain';
import { inspectMarkdown, type RenderedMarkdown, renderMarkdown } from '../content/markdown';
import type { PictureResolver } from '../content/picture-set';
import { isNumbered, postId, postSchema } from '../content/post-schema';
import { ContentError, type Problem } from '../content/problem';
import { readingMinutes } from '../content/reading-time';
import { unknownReferences } from '../content/references';
import { type Draft, fieldsOf } from './draft';
import { filePath } from './file';
import { pictureProblem, usedPictures } from './picture-links';
import type { LocalPicture } from './pictures';
import type { EditorData, StoredPost } from './post';

// Large and used by the editor only, so it is imported dynamically when the editor opens.

export type FieldErrors = Partial<Record<keyof Draft, string>>;

/**
 * Checks a draft with the rules and messages of the content check.
 *
 * @param before - current id of the post, if it exists
 * @param dropped - paths of the pictures that were dropped on texts
 * @returns the first error of each field, by field name; empty if the draft is valid
 */
export function checkDraft(
  draft: Draft,
  editorData: EditorData,
  before?: string,
  dropped: readonly string[] = [],
): FieldErrors {
  const data = fieldsOf(draft);
  const file = filePath(draft.id);
  const source = { data, lineOf: () => 1 };
  const found: [keyof Draft, string][] = [];
  const id = postId.safeParse(draft.id);
  if (!id.success) found.push(['id', id.error.issues[0]?.message ?? '']);
  const taken = [...editorData.files, ...editorData.posts].some((each) => each.id === draft.id);
  if (draft.id !== before && taken)
    found.push(['id', 'a post with this id exists already: choose another id']);
  const result = postSchema.safeParse(data);
  for (const issue of result.error?.issues ?? []) {
    for (const problem of explainIssue(issue, { file, source, schema: postSchema })) {
      found.push([fieldOf(problem.field), problem.fix]);
    }
  }
  for (const { field, message, fix } of unknownReferences(
    { file, source, schema: postSchema },
    editorData.references,
  )) {
    found.push([fieldOf(field), `${message}: ${fix}`]);
  }
  const sameTitle = editorData.files.find(
    (each) => each.title === data.title && each.id !== draft.id,
  );
  if (sameTitle) {
    const message = `the same title is used in ${filePath(sameTitle.id)}`;
    found.push(['title', `${message}: use a different title for each entry`]);
  }
  if (draft.content.trim() === '') found.push(['content', 'write something here']);
  const [wrong] = inspectMarkdown(draft.content).problems;
  if (wrong) found.push(['content', messageOf(wrong)]);
  const picture = pictureProblem(draft.content, new Set([...editorData.pictures, ...dropped]));
  if (picture) found.push(['content', picture]);
  return Object.fromEntries(found.reverse());
}

/** Maps a field of the file to the field of the form. */
function fieldOf(field: string): keyof Draft {
  if (field === 'series.part') return 'seriesPart';
  return field.startsWith('series') ? 'seriesName' : (field.split('.')[0] as keyof Draft);
}

const messageOf = ({ line, field, message, fix }: Problem) =>
  `Line ${line}, ${field}: ${message}. ${fix}`;

/** Renders markdown as the site does, or returns an error message. Never throws. */
export function previewOf(
  markdown: string,
  picture?: PictureResolver,
): RenderedMarkdown | { error: string } {
  try {
    return renderMarkdown(markdown, { picture });
  } catch (error) {
    const [problem] = error instanceof ContentError ? error.problems : [];
    if (problem) return { error: messageOf(problem) };
    return { error: `The preview failed: ${error instanceof Error ? error.message : error}` };
  }
}

/** HTML of the sentence below the text, or undefined if it is missing or cannot be rendered. */
export function callToActionOf({
  callToAction,
}: Pick<StoredPost, 'callToAction'>): string | undefined {
  if (!callToAction) return undefined;
  const result = previewOf(callToAction);
  return 'html' in result ? result.html : undefined;
}

/** Whether title and author of a post are shown in capitals (docs/specification.md B9). */
export const isNumberedPost = ({ id }: Pick<StoredPost, 'id'>) => isNumbered(id);

/** The dropped pictures that a draft shows. */
export const picturesOf = ({ content }: Draft, dropped: readonly LocalPicture[]) =>
  usedPictures(content, dropped);

/** Reading time of a draft in minutes, as the build computes it. */
export const minutesOf = ({ content, callToAction }: Draft) =>
  readingMinutes(`${content}\n${callToAction}`);

/** Generated cover of a draft as a data URL, and its background color. */
export function coverOf({
  id,
  seriesName,
  category,
}: Pick<Draft, 'id' | 'seriesName' | 'category'>) {
  const group = seriesName.trim() || category.trim();
  const svg = drawPicture(pictureOf({ collection: 'blog', id, group }, 'wide'));
  const coverImage = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { coverImage, tone: toneOf('blog', id, group) };
}

/**
 * Converts a draft to a post.
 *
 * @throws Error if the author is unknown; `checkDraft` reports that.
 */
export function storedPost(draft: Draft, { authors }: EditorData): StoredPost {
  const { date, author: id, coverImage, ...fields } = fieldsOf(draft);
  const author = authors.find((each) => each.id === id);
  if (!author) throw new Error(`Nobody with the id "${id}" writes`);
  const { data } = postSchema.shape.series.safeParse(fields.series);
  return {
    ...fields,
    ...coverOf(draft),
    ...(coverImage && { coverImage }),
    id: draft.id,
    content: `${draft.content.replaceAll('\r\n', '\n').trim()}\n`,
    publishDate: `${date}T00:00:00.000Z`,
    readTime: minutesOf(draft),
    author,
    series: data,
  };
}
