import { drawPicture } from 'thread-art/picture';

import { pictureOf } from '../art/pictures';
import type { StoredPost } from '../blog/stored-post';
import { checkText } from '../content/check/check-text';
import { pathOf, relativePath, unknownHeading, unknownPage } from '../content/check/path-findings';
import { blockedPicture, undescribed } from '../content/check/picture-findings';
import { explainIssue } from '../content/load/explain';
import { ContentError, type Problem } from '../content/load/problem';
import { withoutComments } from '../content/markdown/comments';
import { type Facts, resolveFactsInData, resolveFactsInMarkdown } from '../content/markdown/facts';
import {
  inspectMarkdown,
  type RenderedMarkdown,
  renderMarkdown,
} from '../content/markdown/markdown';
import { pictureLink } from '../content/markdown/pictures';
import { postId, postSchema, uniqueFields } from '../content/schema/post-schema';
import { unknownReferences } from '../content/schema/references';
import { routes } from '../site/routes';
import { completePost } from './complete-post';
import { type Draft, frontMatterOf } from './draft';
import type { EditorData } from './post';
import { filePath } from './post-file';

// With what it imports this is large: only the editor and the page of a post of this visit load it.

/** The first error of each field, by the name of the field, `id` or `content`. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Checks a draft with the rules and messages of the content check.
 *
 * @param posts - all posts of this visit
 * @param before - current id of the post, if it exists
 * @param kept - ids of other drafts in this browser
 */
export function checkDraft(
  draft: Draft,
  data: EditorData,
  posts: readonly StoredPost[],
  before?: string,
  kept: readonly string[] = [],
): FieldErrors {
  const { fields, references, pictures, paths, facts } = data;
  const resolved = resolveFactsInData(frontMatterOf(draft, fields), facts);
  const front = resolved.data as Record<string, unknown>;
  const body = resolveFactsInMarkdown(draft.content, facts);
  const context = {
    file: filePath(draft.id, data),
    source: { data: front, lineOf: () => 1 },
    schema: postSchema,
  };
  const found = resolved.unknown.map(({ at, message, fix }): [field: string, message: string] => [
    at.join('.'),
    `${message}: ${fix}`,
  ]);
  for (const { at, ...wrong } of body.unknown) {
    const line = draft.content.slice(0, at).split('\n').length;
    found.push(['content', messageOf({ ...wrong, line, field: 'body' })]);
  }
  const others = posts.filter(({ id }) => id !== before);
  const id = postId.safeParse(draft.id);
  if (!id.success) found.push(['id', id.error.issues[0]?.message ?? '']);
  if (kept.includes(draft.id) || others.some((other) => other.id === draft.id)) {
    found.push(['id', 'a post with this id exists already: choose another id']);
  }
  // The schema says to remove an empty field, which a required one can't be.
  for (const { name, label, required, target } of fields) {
    if (required && front[name] === '') {
      const noun = label.toLowerCase();
      const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
      found.push([name, `${target ? 'choose' : 'write'} ${article} ${noun}`]);
    }
  }
  for (const issue of postSchema.safeParse(front).error?.issues ?? []) {
    for (const { field, fix } of explainIssue(issue, context)) found.push([field, fix]);
  }
  for (const { field, message, fix } of unknownReferences(context, references)) {
    found.push([field, `${message}: ${fix}`]);
  }
  for (const field of uniqueFields) {
    const twin = others.find((other) => front[field] && other[field] === front[field]);
    const fix = `use a different ${field} for each entry`;
    if (twin)
      found.push([field, `the same ${field} is used in ${filePath(twin.id, data)}: ${fix}`]);
  }
  if (withoutComments(body.text).trim() === '') found.push(['content', 'write something here']);
  const preview = previewOf(body.text, data);
  if ('error' in preview) found.push(['content', preview.error]);
  const { problems, images, links, anchors } = inspectMarkdown('error' in preview ? '' : body.text);
  for (const problem of problems) found.push(['content', messageOf(problem)]);
  const pages = [...paths, ...posts.map((post) => routes.post(post.id))];
  const isOwnPicture = (url: string) => images.some((image) => image.url === url);
  for (const { url, line } of links.filter((link) => !isOwnPicture(link.url))) {
    const wrong = wrongLink(url, pages, anchors);
    if (wrong) found.push(['content', `Line ${line}: ${wrong.message}. ${wrong.fix}`]);
  }
  const inCall = inspectMarkdown(String(front.callToAction ?? '')).links;
  for (const { url } of inCall) {
    const wrong = wrongLink(url, pages, anchors);
    if (wrong) found.push(['callToAction', `${wrong.message}. ${wrong.fix}`]);
  }
  const source = { ...context.source, body: body.text, bodyLine: 1 };
  for (const problem of checkText({ file: context.file, source })) {
    if (problem.field === 'body') found.push(['content', messageOf(problem)]);
    else found.push([problem.field, `${problem.message}: ${problem.fix}`]);
  }
  for (const { url, alt, line } of images) {
    const path = pictureLink(url)?.path;
    const wrong = alt.trim() === '' ? undescribed(url) : blockedPicture(url);
    if (wrong) found.push(['content', `Line ${line}: ${wrong.message}. ${wrong.fix}`]);
    else if (path !== undefined && !Object.hasOwn(pictures, path)) {
      found.push(['content', `Line ${line}: there is no picture ${data.folder}/${path}`]);
    }
  }
  // An item of a list is reported at its list.
  const names = [...fields.map(({ name }) => name), 'id', 'content'];
  const nameOf = (field: string) =>
    names.find((name) => field === name || field.startsWith(`${name}.`)) ??
    names.find((name) => name.startsWith(`${field}.`)) ??
    field;
  return Object.fromEntries(found.map(([field, text]) => [nameOf(field), text] as const).reverse());
}

/** @param anchors - ids of the headings of the text */
function wrongLink(url: string, pages: readonly string[], anchors: readonly string[]) {
  const target = pathOf(url);
  if (target === undefined) return undefined;
  if (target === '') return unknownHeading(url, anchors);
  // Whether a file exists is known to the content check only.
  if (pages.includes(target) || /\.\w+$/.test(target)) return undefined;
  return relativePath(target, pages) ?? unknownPage(target, pages);
}

const messageOf = ({ line, field, message, fix }: Omit<Problem, 'file'>) =>
  `Line ${line}, ${field}: ${message}. ${fix}`;

/** Markdown with facts in place of their names; unknown names stay. */
export const withFacts = (markdown: string, facts: Facts): string =>
  resolveFactsInMarkdown(markdown, facts).text;

/**
 * Renders Markdown as the site does, or returns an error message. Never throws.
 *
 * @param lang - language of the text, if it differs from that of the site
 */
export function previewOf(
  markdown: string,
  { theme, pictures }: Pick<EditorData, 'theme' | 'pictures'>,
  lang?: string,
): RenderedMarkdown | { error: string } {
  try {
    return renderMarkdown(markdown, {
      theme,
      lang,
      picture: ({ path }) => (Object.hasOwn(pictures, path) ? pictures[path] : undefined),
    });
  } catch (error) {
    const [problem] = error instanceof ContentError ? error.problems : [];
    if (problem) return { error: messageOf(problem) };
    return { error: `The preview failed: ${error instanceof Error ? error.message : error}` };
  }
}

/** HTML of the sentence below the text, or undefined if it is missing or can't be rendered. */
export function callToActionHtml(
  { callToAction, lang }: Pick<StoredPost, 'callToAction' | 'lang'>,
  data: EditorData,
) {
  if (!callToAction) return undefined;
  const result = previewOf(callToAction, data, lang);
  return 'html' in result ? result.html : undefined;
}

/**
 * The post of a draft as far as it can be shown; complete for a draft without errors.
 *
 * @throws Error if there is no author at all
 */
export function postOfDraft({ id, content, values }: Draft, data: EditorData): StoredPost {
  const front = Object(resolveFactsInData(frontMatterOf({ values }, data.fields), data.facts).data);
  const text = withFacts(content.replaceAll('\r\n', '\n').trim(), data.facts);
  const author = data.authors.find((each) => each.id === front.author) ?? data.authors[0];
  if (!author) throw new Error('No author in content/team/');
  const post = {
    ...(front as Omit<StoredPost, 'id' | 'content' | 'author'>),
    ...{ id, author, content: `${text}\n`, written: { content, values } },
  };
  return completePost(
    { ...post, category: String(front.category) },
    (subject) =>
      `data:image/svg+xml,${encodeURIComponent(drawPicture(pictureOf(subject, 'wide'), data.theme.palette))}`,
  );
}
