import { drawPicture } from '../art/picture';
import { pictureOf, toneOf } from '../art/subjects';
import { explainIssue } from '../content/explain';
import { chartsIn, renderMarkdown } from '../content/markdown';
import { postId, postSchema } from '../content/post-schema';
import { ContentError, type Problem } from '../content/problem';
import { readingMinutes } from '../content/reading-time';
import { type Draft, fieldsOf } from './draft';
import { filePath } from './file';
import type { EditorData, StoredPost } from './post';

// What the editor alone needs, and heavy: it is imported when the editor opens.

export type FieldErrors = Partial<Record<keyof Draft, string>>;

/**
 * Checks a draft as the content check would its file, in the same words.
 *
 * @param before - id under which the post stands already, if it does
 * @returns the first error of each field, by name; none when the file would pass
 */
export function checkDraft(draft: Draft, editorData: EditorData, before?: string): FieldErrors {
  const data = fieldsOf(draft);
  const file = filePath(draft.id);
  const source = { data, lineOf: () => 1 };
  const found: [keyof Draft, string][] = [];
  const id = postId.safeParse(draft.id);
  if (!id.success) found.push(['id', id.error.issues[0]?.message ?? '']);
  const taken = [...editorData.files, ...editorData.posts].some((each) => each.id === draft.id);
  if (draft.id !== before && taken)
    found.push(['id', 'a post with this id stands already: give it another']);
  const result = postSchema.safeParse(data);
  for (const issue of result.error?.issues ?? []) {
    for (const problem of explainIssue(issue, { file, source, schema: postSchema })) {
      found.push([fieldOf(problem.field), problem.fix]);
    }
  }
  const twin = editorData.files.find((each) => each.title === data.title && each.id !== draft.id);
  if (twin) {
    const message = `the same title stands in ${filePath(twin.id)}`;
    found.push(['title', `${message}: give each entry a title of its own`]);
  }
  if (draft.content.trim() === '') found.push(['content', 'write something here']);
  const [chart] = chartsIn(draft.content, { file, bodyLine: 1 }).problems;
  if (chart) found.push(['content', messageOf(chart)]);
  return Object.fromEntries(found.reverse());
}

/** The field of the form that answers for a field of the file. */
function fieldOf(field: string): keyof Draft {
  if (field === 'series.part') return 'seriesPart';
  return field.startsWith('series') ? 'seriesName' : (field.split('.')[0] as keyof Draft);
}

const messageOf = ({ line, field, message, fix }: Problem) =>
  `Line ${line}, ${field}: ${message}. ${fix}`;

/** The text as the site shows it, or what stops it. */
export function previewOf(markdown: string): { html: string } | { error: string } {
  try {
    return { html: renderMarkdown(markdown).html };
  } catch (error) {
    const [problem] = error instanceof ContentError ? error.problems : [];
    if (!problem) throw error;
    return { error: messageOf(problem) };
  }
}

export const minutesOf = (draft: Draft) => readingMinutes(draft.content);

/** The cover that the export would draw for a draft, as a data address, and its ground. */
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

/** The post of a draft that has passed the check. */
export function storedPost(draft: Draft, { authors }: EditorData): StoredPost {
  const { date, author: id, coverImage, ...fields } = fieldsOf(draft);
  const author = authors.find((each) => each.id === id);
  if (!author) throw new Error(`Nobody with the id "${id}" writes`);
  const { data } = postSchema.pick({ series: true }).safeParse({ series: fields.series });
  return {
    ...fields,
    ...coverOf(draft),
    ...(coverImage && { coverImage }),
    id: draft.id,
    content: `${draft.content.replaceAll('\r\n', '\n').trim()}\n`,
    publishDate: `${date}T00:00:00.000Z`,
    readTime: minutesOf(draft),
    author,
    series: data?.series,
  };
}
