import type { Problem } from '#lib/content/problem';
import type { ProseFile } from './prose-file';
import type { ProseRules } from './rules';
import { lineAt } from './text-block';

/** Finds banned phrases in text, fields, charts and code. */
export function bannedPhrases(
  { file, textBlocks }: ProseFile,
  { banned, allowed }: Pick<ProseRules, 'banned' | 'allowed'>,
): Problem[] {
  const { any, each } = patternsOf(banned);
  const names = allowed.map(({ text }) => text);
  return textBlocks.flatMap((textBlock) => {
    const text = withoutNames(textBlock.text, names);
    if (!any.test(text)) return [];
    return each.flatMap(({ pattern, fix }) =>
      [...text.matchAll(pattern)].map((match) => ({
        file,
        line: lineAt(textBlock, match.index),
        field: textBlock.field,
        message: `"${match[0]}" is a banned phrase`,
        fix,
      })),
    );
  });
}

/** Replaces each name by spaces of the same length, so that offsets do not change. */
export function withoutNames(text: string, names: readonly string[]): string {
  const straight = text.replaceAll('’', "'");
  return names.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), straight);
}

interface Patterns {
  /** Matches if one of the others does. Most texts contain no banned phrase, and need one search. */
  any: RegExp;
  each: { pattern: RegExp; fix: string }[];
}

/** Patterns by list of phrases, because they are the same for every file. */
const known = new WeakMap<ProseRules['banned'], Patterns>();

function patternsOf(banned: ProseRules['banned']): Patterns {
  const patterns = known.get(banned) ?? compile(banned);
  known.set(banned, patterns);
  return patterns;
}

function compile(banned: ProseRules['banned']): Patterns {
  const each = banned.map(({ phrase, fix }) => ({ pattern: patternOf(phrase), fix }));
  // An empty list must match nothing.
  const sources = each.map(({ pattern }) => pattern.source).join('|') || '(?!)';
  return { any: new RegExp(sources, 'iu'), each };
}

const endings = '(?:e|es|ed|ing|er|ers|s|ly|ment|ness)?';

/**
 * Matches the whole phrase in any case and inflection, with a space or a hyphen between its words.
 */
function patternOf(phrase: string): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (!/^\p{L}.*\p{L}$/u.test(phrase)) return new RegExp(escaped, 'giu');
  const stem = escaped.replace(/e$/, '').replace(/[\s-]+/g, '[\\s-]+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}${endings}(?![\\p{L}\\p{N}])`, 'giu');
}
