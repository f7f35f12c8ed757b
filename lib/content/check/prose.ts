import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkLintFirstHeadingLevel from 'remark-lint-first-heading-level';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { isEnglish } from '../../site/language';
import type { Problem } from '../load/problem';
import type { Source } from '../load/source';
import type { ProseRules } from './prose-rules';
import { externalLinks, parseBody, textsOf, withoutReferences, wordsIn } from './texts';

// Checks of the words of one file, for the content check and for the post editor. Their packages are
// large, so only the editor may load this in a browser, on demand.

/**
 * Checks the words of a file.
 *
 * @param limits - what an article must have
 * @param recorded - addresses of content/links.json; undefined where links are not compared
 * @param fixed - texts in which nothing is reported
 */
export async function checkWords(
  file: string,
  source: Source,
  rules: Pick<ProseRules, 'house' | 'banned' | 'allowed'>,
  { limits, recorded, fixed = [] }: WordChecks,
): Promise<Problem[]> {
  return [
    ...(isEnglish(languageOf(source)) ? bannedPhrases(file, source, rules, fixed) : []),
    ...houseStyle(file, source, rules, fixed),
    ...articleParts(file, source, limits),
    ...(recorded ? unrecordedLinks(file, source, recorded) : []),
    ...(await lintMarkdown(file, source, fixed)),
    ...(isEnglish(languageOf(source)) ? lintFields(file, source, fixed) : []),
  ];
}

/** The language that a file names. */
const languageOf = ({ data }: Source): string | undefined => Object(data).lang;

interface WordChecks {
  limits?: ArticleLimits;
  recorded?: ReadonlySet<string>;
  fixed?: readonly string[];
}

export type ArticleLimits = NonNullable<ProseRules['articles']>['paper'];

/** A text with straight apostrophes, as texts are compared. */
export const plain = (text: string) => text.replaceAll('’', "'");

/** Whether a position of a text is within one of the parts. */
export const isFixedAt = (text: string, offset: number, parts: readonly string[]): boolean =>
  parts.some((part) => {
    const start = plain(text).lastIndexOf(part, offset);
    return start >= 0 && start <= offset && offset < start + part.length;
  });

/** Finds lists of another length and texts of another form than the house style has. */
export const houseStyle = (
  file: string,
  source: Source,
  { house }: Pick<ProseRules, 'house'>,
  fixed: readonly string[] = [],
): Problem[] =>
  Object.entries(house).flatMap(([place, rule]) => {
    const [folder, field = ''] = place.split('/');
    if (file.split('/').at(-2) !== folder) return [];
    const at = field.split('.');
    const value = at.reduce<unknown>(
      (data, key) => (data as Record<string, unknown>)?.[key],
      source.data,
    );
    const holds =
      typeof rule === 'number'
        ? Array.isArray(value) && value.length === rule
        : new RegExp(rule, 'u').test(String(value)) || isFixedAt(String(value), 0, fixed);
    if (holds) return [];
    return {
      ...{ file, line: source.lineOf(at), field },
      message: typeof rule === 'number' ? `expected ${rule} items` : `expected a text like ${rule}`,
      fix: 'correct it, or change "house" in prose.json',
    };
  });

const endings = '(?:e|es|ed|ing|er|ers|s|ly|ment|ness)?';

/** Matches a phrase in any case and inflection, with a space or a hyphen between its words. */
function phrasePattern(phrase: string): RegExp {
  const escaped = escapeRegExp(phrase);
  if (!/^\p{L}.*\p{L}$/u.test(phrase)) return new RegExp(escaped, 'giu');
  const stem = escaped.replace(/e$/, '').replace(/[\s-]+/g, '[\\s-]+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}${endings}(?![\\p{L}\\p{N}])`, 'giu');
}

/** Finds banned phrases in fields, text and code such as charts. */
export function bannedPhrases(
  file: string,
  source: Source,
  { banned, allowed }: Pick<ProseRules, 'banned' | 'allowed'>,
  fixed: readonly string[] = [],
): Problem[] {
  const names = [...fixed, ...allowed.map(({ text }) => text)];
  return withoutReferences(textsOf(source)).flatMap(({ text, line, field }) => {
    // Allowed texts are replaced by spaces of the same length, so that lines can be counted.
    const searched = names.reduce(
      (rest, name) => rest.replaceAll(name, ' '.repeat(name.length)),
      text.replaceAll('’', "'"),
    );
    return bannedIn(searched, banned).map(({ match, fix }) => ({
      file,
      line: line + searched.slice(0, match.index).split('\n').length - 1,
      field,
      message: `"${match[0].trim()}" is a banned phrase`,
      fix,
    }));
  });
}

/** Finds banned phrases in a text, whose apostrophes are straight. */
export const bannedIn = (text: string, banned: ProseRules['banned']) =>
  banned.flatMap(({ phrase, pattern = '(?!)', fix }) =>
    [...text.matchAll(phrase ? phrasePattern(phrase) : new RegExp(pattern, 'gu'))].map((match) => ({
      match,
      fix,
    })),
  );

/** Finds what an article needs to be published: its length, sections and sources. */
export function articleParts(
  file: string,
  source: Source,
  limits: ArticleLimits | undefined,
): Problem[] {
  if (!limits) return [];
  const texts = withoutReferences(textsOf(source)).filter(
    ({ kind }) => kind !== 'field' && kind !== 'code',
  );
  const words = texts.flatMap(({ text }) => wordsIn(text)).length;
  const sections = source.body.match(/^## /gm)?.length ?? 0;
  const sources = new Set(externalLinks(source).map(({ url }) => url)).size;
  return [
    { what: 'words', count: words, least: limits.words[0], most: limits.words[1] },
    { what: '"##" headings', count: sections, least: limits.sections[0], most: limits.sections[1] },
    { what: 'links to sources', count: sources, least: limits.sources, most: Infinity },
  ].flatMap(({ what, count, least, most }) => {
    if (count >= least && count <= most) return [];
    return {
      file,
      line: source.bodyLine,
      field: 'body',
      message: `the text has ${count} ${what}`,
      fix:
        count < least ? `add until it has at least ${least}` : `cut until it has at most ${most}`,
    };
  });
}

/** Host names reserved for examples, which never resolve (RFC 2606, section 2). */
const reservedHost = /^https?:\/\/([\w-]+\.)*example(\/|$)/;

/** Finds external links that content/links.json lacks. */
function unrecordedLinks(file: string, source: Source, recorded: ReadonlySet<string>): Problem[] {
  return externalLinks(source)
    .filter(({ url }) => !recorded.has(url) && !reservedHost.test(url))
    .map(({ url, line, field }) => {
      const fix = 'check the page, then add it to links.json with its statement';
      return { file, line, field, message: `${url} is not in the record of links`, fix };
    });
}

const english = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .freeze();

const markdown = remark()
  .use(remarkGfm)
  .use(remarkPresetLintRecommended)
  // The title of the page is its only heading of level 1.
  .use(remarkLintFirstHeadingLevel, 2)
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateHeadings)
  // The marker of an aside, e.g. [!NOTE].
  .use(remarkLintNoUndefinedReferences, { allow: [/^!/] })
  // The types of remark-retext do not know a processor that also has plugins.
  .use(() => remarkRetext(english as unknown as Parameters<typeof remarkRetext>[0]))
  .freeze();

/** Lints the Markdown and the English of a body. */
async function lintMarkdown(
  file: string,
  source: Source,
  fixed: readonly string[] = [],
): Promise<Problem[]> {
  const { body, bodyLine } = source;
  const report = new VFile(body);
  await markdown.run(parseBody(source), report);
  // Other languages repeat words, as French does in "nous nous".
  if (!isEnglish(languageOf(source)))
    report.messages = report.messages.filter(({ source: rules }) => rules === 'remark-lint');
  return messagesOf(report, fixed).map((found) => ({
    ...found,
    file,
    line: bodyLine + found.line - 1,
    field: 'body',
  }));
}

/** Finds repeated words ("the the") and wrong articles ("a hour") in fields. */
function lintFields(file: string, source: Source, fixed: readonly string[]): Problem[] {
  return textsOf({ ...source, body: '' }).flatMap(({ text, line, field }) => {
    const report = new VFile(text);
    english.runSync(english.parse(report), report);
    return messagesOf(report, fixed).map((found) => ({ ...found, file, line, field }));
  });
}

/** @param fixed - texts in which nothing is reported */
const messagesOf = (report: VFile, fixed: readonly string[]) =>
  report.messages
    .filter(({ place, ancestors }) => {
      const node = ancestors?.at(-1) as Nodes | undefined;
      // A comment, such as `[//]: # (a note)`.
      if (node?.type === 'definition' && /^#?$/.test(node.url)) return false;
      const start = place && ('start' in place ? place.start : place).offset;
      return !isFixedAt(String(report), start ?? -1, fixed);
    })
    .map(({ reason, line = 1, ruleId, source, note }) => ({
      message: `${reason} (${source === 'remark-lint' ? ruleId : source})`,
      line,
      fix: note ?? 'correct it, or write the sentence in another way',
    }));

/** A text as a part of a regular expression that finds it. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
