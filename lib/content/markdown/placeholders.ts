import { visit } from 'unist-util-visit';
import type { Problem } from '../load/problem';
import type { Source } from '../load/source';
import { stringsIn } from '../schema/strings-in';
import { parseMarkdown } from './tree';

/**
 * Whether a value is a placeholder of `npm run new`: a text in angle brackets that says what to
 * write.
 */
export const isPlaceholder = (value: unknown) =>
  typeof value === 'string' && /^<[^<>]+>$/.test(value);

/** A placeholder within a sentence, which Markdown and fields show as it is. */
export const placeholderInText = /<\p{L}[^<>\n]*\s[^<>\n]*[^<>\s]>/u;

/** A line or heading that is a placeholder. HTML tags have no words without `=`. */
const placeholderLine = /^(?:#+ )?(<[A-Z][^<>=]* [^<>=]*>)$/;

/** Whether HTML in Markdown is a placeholder. */
export const isPlaceholderLine = (html: string) => placeholderLine.test(html);

/**
 * Finds the placeholders that `npm run new` left for the author to replace.
 *
 * @param canBeDraft - whether the entry has a field `draft`
 */
export function placeholdersIn(file: string, source: Source, canBeDraft: boolean): Problem[] {
  const problem = (text: string, line: number, field: string): Problem => ({
    ...{ file, line, field },
    message: `${text} is a placeholder`,
    fix: canBeDraft ? 'replace it, or set draft to true until the entry is finished' : 'replace it',
  });
  const fields = stringsIn(source.data)
    .filter(({ value }) => isPlaceholder(value))
    .map(({ value, at }) => problem(value, source.lineOf(at), at.join('.')));
  const found = source.body.split('\n').flatMap((line, index) => {
    const text = placeholderLine.exec(line)?.[1];
    return text ? [{ text, line: index + 1 }] : [];
  });
  if (found.length === 0) return fields;
  const code = codeLines(source.body);
  const lines = found
    .filter(({ line }) => !code.has(line))
    .map(({ text, line }) => problem(text, source.bodyLine + line - 1, 'body'));
  return [...fields, ...lines];
}

/** Lines of a Markdown text that are code, from 1. */
function codeLines(markdown: string): Set<number> {
  const lines = new Set<number>();
  visit(parseMarkdown(markdown), 'code', ({ position }) => {
    if (!position) return;
    for (let line = position.start.line; line <= position.end.line; line += 1) lines.add(line);
  });
  return lines;
}
