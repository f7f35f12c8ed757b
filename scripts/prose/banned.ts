import type { Problem } from '#lib/content/problem';
import type { ProseFile } from './prose-file';
import type { ProseRules } from './rules';
import { lineAt } from './text-block';

/** Finds banned phrases in text, fields, charts and code. */
export function bannedPhrases(
  { file, textBlocks }: ProseFile,
  { banned, allowed }: Pick<ProseRules, 'banned' | 'allowed'>,
): Problem[] {
  const patterns = banned.map(({ phrase, fix }) => ({ pattern: patternOf(phrase), fix }));
  const names = allowed.map((each) => each.text);
  return textBlocks.flatMap((textBlock) =>
    patterns.flatMap(({ pattern, fix }) =>
      [...withoutNames(textBlock.text, names).matchAll(pattern)].map((match) => ({
        file,
        line: lineAt(textBlock, match.index),
        field: textBlock.field,
        message: `"${match[0]}" is a banned phrase`,
        fix,
      })),
    ),
  );
}

/** Replaces each name by spaces of the same length, so that offsets do not change. */
export function withoutNames(text: string, names: readonly string[]): string {
  const straight = text.replaceAll('’', "'");
  return names.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), straight);
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
