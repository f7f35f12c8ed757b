import { type Problem, problemAt } from '../load/problem';
import type { Source } from '../load/source';
import { shownComment } from '../markdown/comments';
import { inspectMarkdown } from '../markdown/markdown';
import { isPlaceholder, placeholderInText } from '../markdown/placeholders';
import { isInlineMarkdown } from '../pages/call-to-action';
import { invisibleIn } from '../schema/invisible';
import { stringsIn } from '../schema/strings-in';

/** What a field shows as signs, because fields have no Markdown and no HTML. */
const signs: readonly [pattern: RegExp, message: string, fix: string][] = [
  [/<\/?(?:a|b|br|em|i|p|span|strong|sub|sup|u)\b[^<>]*>/i, 'is shown as text', 'remove the tag'],
  [
    /&(?:amp|nbsp|lt|gt|quot|apos|[mn]dash|hellip|[lr][sd]quo|#\d+|#x[\da-f]+);/i,
    'is shown as text',
    'write the character itself',
  ],
  [placeholderInText, 'is a placeholder', 'replace it'],
  [/\*\*[^*]+\*\*/, 'is shown with its signs', 'remove them: fields have no bold words'],
  [
    /\[[^\][]+\]\([^)\s]+\)/,
    'is shown with its signs',
    'write the words alone: this field has no links',
  ],
];

/** Finds invisible characters in fields and texts, and signs that a field shows as they are. */
export function checkText({ file, source }: { file: string; source: Source }): Problem[] {
  const fields = stringsIn(source.data).flatMap(({ value, at }): Problem[] => {
    if (isPlaceholder(value)) return [];
    const problem = (message: string, fix: string) => problemAt({ file, source }, at, message, fix);
    const hidden = invisibleIn(value);
    if (hidden) return [problem(hidden.message, hidden.fix)];
    if (shownComment.test(value)) {
      const fix = 'remove it, or write it after # on a line of its own';
      return [problem('a comment in a field is published', fix)];
    }
    if (isInlineMarkdown(at)) {
      const problems = inspectMarkdown(value).problems.map(({ message, fix }) =>
        problem(message, fix),
      );
      return problems.slice(0, 1);
    }
    // A workbook quotes the text of its paper, to compare the figures.
    if (at[0] === 'figures') return [];
    return signs.flatMap(([pattern, message, fix]) => {
      const [found] = pattern.exec(value) ?? [];
      if (found === undefined) return [];
      return problem(`${found} ${message}`, fix);
    });
  });
  const lines = source.body.split('\n').flatMap((text, index): Problem[] => {
    const hidden = invisibleIn(text);
    return hidden ? [{ file, line: source.bodyLine + index, field: 'body', ...hidden }] : [];
  });
  return [...fields, ...lines];
}
