import type { StoredPost } from '../blog/stored-post';
import { missingFile, pathOf, unknownHeading, usedAlias } from '../content/check/path-findings';
import { futureChange, type SeriesPart, wrongPart } from '../content/check/post-findings';
import { checkWords } from '../content/check/prose';
import type { Problem } from '../content/load/problem';
import { resolveFactsInData, resolveFactsInMarkdown } from '../content/markdown/facts';
import { inspectMarkdown } from '../content/markdown/markdown';
import { isNumbered } from '../content/schema/post-schema';
import { withBase } from '../site/base-path';
import { routes } from '../site/routes';
import { type Draft, frontMatterOf } from './draft';
import type { EditorChecks, EditorData } from './post';
import { filePath, textOf } from './post-file';

// With the checks of words this is large: the editor loads it when a draft is checked.

let loading: Promise<EditorChecks> | undefined;

/**
 * What the content check reports of a draft besides the errors of `checkDraft`: words, headings,
 * sources, files, parts and days. Lines are those of the text.
 *
 * @param posts - all posts of this visit
 * @throws Error if the rules can not be loaded; the next call tries again
 */
export async function checkWordsOfDraft(
  draft: Draft,
  data: EditorData,
  posts: readonly StoredPost[],
): Promise<Problem[]> {
  loading ??= readChecks();
  const checks = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return problemsOf(draft, data, posts, checks);
}

async function readChecks(): Promise<EditorChecks> {
  const response = await fetch(withBase(routes.editorChecks));
  if (!response.ok) throw new Error(`${routes.editorChecks} answered ${response.status}`);
  return response.json();
}

/** The same with rules that are loaded. */
export async function problemsOf(
  draft: Draft,
  data: EditorData,
  posts: readonly StoredPost[],
  { rules, fixed, recorded, headings, files }: EditorChecks,
): Promise<Problem[]> {
  const { fields, paths, facts } = data;
  const file = filePath(draft.id, data);
  const front: Record<string, unknown> = Object(
    resolveFactsInData(frontMatterOf(draft, fields), facts).data,
  );
  const body = resolveFactsInMarkdown(textOf(draft), facts).text;
  const source = { data: front, lineOf: () => 1, body, bodyLine: 1 };
  const limits = rules?.articles?.[isNumbered(draft.id) ? 'numbered' : 'featured'];
  const found: Problem[] = [];
  const report = (field: string, line: number, finding?: Pick<Problem, 'message' | 'fix'>) => {
    if (finding) found.push({ file, line, field, ...finding });
  };

  const { links } = inspectMarkdown(body);
  for (const { url, line } of links) {
    const target = pathOf(url);
    if (!target) continue;
    const known = Object.hasOwn(headings, target) ? headings[target] : undefined;
    if (known) report('body', line, unknownHeading(url, known, target));
    const isFile = /^\/(?!art\/).*\.\w+$/.test(target);
    if (isFile && !paths.includes(target) && !files.includes(target)) {
      report('body', line, missingFile(target, paths));
    }
  }
  report('updated', 1, futureChange(front, new Date().toISOString().slice(0, 10)));
  report('series.part', 1, wrongPartOf(draft, front, posts));
  for (const alias of [front.aliases ?? []].flat()) {
    const isTaken = (path: string) => paths.includes(path) || files.includes(path);
    report('aliases', 1, usedAlias(String(alias), isTaken));
  }
  if (rules) {
    const words = { limits, fixed: fixed[draft.id], recorded: recorded && new Set(recorded) };
    found.push(...(await checkWords(file, source, rules, words)));
  }
  return found;
}

function wrongPartOf(
  { id }: Draft,
  { series, date, draft }: Record<string, unknown>,
  posts: readonly StoredPost[],
) {
  const { name, part } = Object(series) as Partial<SeriesPart>;
  if (!name || !part) return undefined;
  const own = { name, part, date: String(date), isDraft: draft === true };
  const parts = posts.flatMap((post): SeriesPart[] => {
    if (post.series?.name !== name || post.id === id) return [];
    return [{ ...post.series, date: post.date, isDraft: post.draft === true }];
  });
  const wrong = wrongPart([...parts, own]);
  return wrong?.part === own ? wrong : undefined;
}
