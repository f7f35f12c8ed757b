import type { Problem } from '../load/problem';
import type { Source } from '../load/source';
import { stringsIn } from '../schema/strings-in';

/**
 * Whether a value is a placeholder of `npm run new`: a text in angle brackets that says what to
 * write.
 */
export const isPlaceholder = (value: unknown) =>
  typeof value === 'string' && /^<[^<>]+>$/.test(value);

/** A line or heading that is a placeholder. HTML tags have no words without `=`. */
const placeholderLine = /^(?:#+ )?(<[A-Z][^<>=]* [^<>=]*>)$/;

/** Finds the placeholders that `npm run new` left for the author to replace. */
export function placeholdersIn(file: string, source: Source): Problem[] {
  const problem = (text: string, line: number, field: string): Problem => ({
    ...{ file, line, field },
    message: `${text} is a placeholder`,
    fix: 'replace it, or set draft to true until the entry is finished',
  });
  const fields = stringsIn(source.data)
    .filter(({ value }) => isPlaceholder(value))
    .map(({ value, at }) => problem(value, source.lineOf(at), at.join('.')));
  const lines = source.body.split('\n').flatMap((line, index) => {
    const text = placeholderLine.exec(line)?.[1];
    return text ? problem(text, source.bodyLine + index, 'body') : [];
  });
  return [...fields, ...lines];
}
