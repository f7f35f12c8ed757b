import type { Problem } from '#lib/content/problem';
import { withoutNames } from './banned';
import { isReference, type ProseFile } from './prose-file';
import { type ProseRules, patternOf } from './rules';
import { lineAt, type TextBlock } from './text-block';

type StyleRule = ProseRules['style'][number];

interface Match {
  file: string;
  line: number;
  field: string;
  text: string;
}

/** Occurrences of a rule of the style sheet, and its limits. */
export interface StyleCount {
  rule: StyleRule;
  matches: Match[];
  /** Number of files with an occurrence. */
  files: number;
  /** Highest number of occurrences in one file. */
  most: number;
}

/** Counts the occurrences of every rule of the style sheet. */
export const styleCounts = (
  all: readonly ProseFile[],
  { style, allowed }: Pick<ProseRules, 'style' | 'allowed'>,
): StyleCount[] => {
  const names = allowed.map(({ text }) => text);
  const texts = new Map<TextBlock, string>();
  for (const textBlock of all.flatMap(({ textBlocks }) => textBlocks)) {
    texts.set(textBlock, withoutNames(textBlock.text, names));
  }
  return style.map((rule) => {
    const matches = all
      .filter((prose) => applies(rule, prose))
      .flatMap((prose) => matchesIn(rule, prose, (textBlock) => texts.get(textBlock) ?? ''));
    const perFile = [...countBy(matches).values()];
    return { rule, matches, files: perFile.length, most: Math.max(0, ...perFile) };
  });
};

/**
 * Finds the occurrences beyond a limit of a rule, and files with too few. A rule without limits
 * allows no occurrence.
 */
export function styleProblems(
  all: readonly ProseFile[],
  rules: Pick<ProseRules, 'style' | 'allowed'>,
): Problem[] {
  return styleCounts(all, rules).flatMap((count) => [...tooMany(count), ...tooFew(count, all)]);
}

function tooMany({ rule, matches, files }: StyleCount): Problem[] {
  const { name, fix, least, perFile, files: inFiles } = rule;
  const total = [rule.total, least, perFile, inFiles].some((each) => each !== undefined)
    ? rule.total
    : 0;
  const seen = new Map<string, number>();
  return matches.flatMap(({ text, ...at }, index) => {
    const place = (seen.get(at.file) ?? 0) + 1;
    seen.set(at.file, place);
    const problem = (found: string, most: number): Problem => ({
      ...at,
      message: `"${text}" (${name}) ${found}${most > 0 ? `, ${most} at most` : ''}`,
      fix,
    });
    if (perFile !== undefined && place > perFile) {
      return problem(`is number ${place} in this file`, perFile);
    }
    if (inFiles !== undefined && place === 1 && seen.size > inFiles) {
      return problem(`is in ${files} files`, inFiles);
    }
    if (total !== undefined && index >= total) {
      return problem(`is number ${index + 1} of ${matches.length} on the site`, total);
    }
    return [];
  });
}

function tooFew({ rule, matches }: StyleCount, all: readonly ProseFile[]): Problem[] {
  const { least = 0, name, fix } = rule;
  const counts = countBy(matches);
  return all
    .filter((prose) => applies(rule, prose))
    .flatMap(({ file, bodyLine: line }) => {
      const found = counts.get(file) ?? 0;
      if (found >= least) return [];
      return { file, line, field: 'body', message: `${name}: ${found}, ${least} at least`, fix };
    });
}

const applies = ({ kinds, authors }: StyleRule, { kind, author }: ProseFile): boolean =>
  (kinds?.includes(kind) ?? true) && (authors?.includes(author ?? '') ?? true);

function matchesIn(
  rule: StyleRule,
  prose: ProseFile,
  textOf: (textBlock: TextBlock) => string,
): Match[] {
  const pattern = patternOf(rule);
  return blocksOf(rule, prose).flatMap((textBlock) => {
    const text = textOf(textBlock);
    const searched = rule.outsideQuotes ? withoutQuotes(text) : text;
    return [...searched.matchAll(pattern)].map((match) => ({
      file: prose.file,
      line: lineAt(textBlock, match.index),
      field: textBlock.field,
      text: match[0].trim(),
    }));
  });
}

/** Text blocks that a rule covers: without sources and code, or only those of one place. */
function blocksOf({ place }: StyleRule, { textBlocks }: ProseFile): TextBlock[] {
  const texts = textBlocks.filter((each) => each.kind !== 'code' && !isReference(each));
  const paragraphs = texts.filter(({ kind }) => kind === 'paragraph');
  if (place === 'opening') return paragraphs.slice(0, 1);
  if (place === 'paragraphs') return paragraphs;
  if (place === 'headings') return texts.filter(({ kind }) => kind === 'heading');
  return texts;
}

/** Replaces quotations by spaces of the same length, so that offsets do not change. */
const withoutQuotes = (text: string): string =>
  text.replace(/"[^"]*"|“[^”]*”/g, (quotation) => ' '.repeat(quotation.length));

function countBy(matches: readonly Match[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of matches) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}
