import '#server-only';

import { ContentError, type Problem } from './problem';

/**
 * The text of a content file, without a byte order mark and with LF line endings.
 *
 * @param file - path from the project root, for messages
 * @throws ContentError for another encoding than UTF-8, and for an unfinished merge
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  const problem = (line: number, field: string, message: string, fix: string): Problem => ({
    ...{ file, line, field, message, fix },
  });
  const encoding = encodingOf(bytes);
  if (encoding) {
    const fix = 'save it as UTF-8 (in the editor: "Save with Encoding")';
    const message = `the file is not saved as UTF-8, but as ${encoding.name}`;
    throw new ContentError([problem(encoding.line, 'file', message, fix)]);
  }
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
  const marked = text.split('\n').findIndex((line) => /^(<{7}|\|{7}|>{7})(?: |$)/.test(line));
  if (marked >= 0) {
    const message = 'two versions of this part were merged and none was chosen';
    const fix =
      'keep one version and remove the lines that start with <<<<<<<, |||||||, ======= and >>>>>>>';
    throw new ContentError([problem(marked + 1, 'merge', message, fix)]);
  }
  return text;
}

/** An encoding that is not UTF-8, and the first line that shows it. */
function encodingOf(bytes: Uint8Array): { name: string; line: number } | undefined {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // UTF-16 has a zero byte beside each ASCII letter, such as the first of a file. Others are
  // reported as invisible characters (check-text.ts).
  if (hasMark || first === 0 || second === 0) return { name: 'UTF-16', line: 1 };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return undefined;
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD');
    return { name: 'Windows-1252 or a similar encoding', line: before.split('\n').length };
  }
}
