import matter from 'gray-matter';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

import { ContentError } from './problem';

/** A content file taken apart: its data, its markdown, and where each field stands. */
export interface Source {
  data: unknown;
  body: string;
  /** 1-based line on which the body starts. */
  bodyLine: number;
  /** 1-based line of a field; of the nearest parent that exists when the field itself is missing. */
  lineOf(path: readonly PropertyKey[]): number;
}

/**
 * Reads front matter and markdown, or JSON. Both go through the YAML 1.2 parser: JSON is a subset
 * of it (YAML 1.2.2, section 1.2), it keeps positions, and it leaves dates as the text they were.
 *
 * @throws ContentError when the file can't be parsed.
 */
export function parseSource(file: string, written: string): Source {
  // Editors on Windows end lines with two characters; line numbers stay the same.
  const text = written.replaceAll('\r\n', '\n');
  const markdown = file.endsWith('.md');
  const { raw, body } = markdown ? splitFrontMatter(file, text) : { raw: text, body: '' };
  const offset = markdown ? 1 : 0;
  const lines = new LineCounter();
  const document = parseDocument(raw, { lineCounter: lines });
  const lineAt = (position: number) => lines.linePos(position).line + offset;

  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        field: markdown ? 'front matter' : 'JSON',
        message: error.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? error.code,
        fix: 'check quotes, commas and indentation on this line and the one above it',
      })),
    );
  }

  return {
    data: document.toJS(),
    body,
    bodyLine: text.slice(0, text.length - body.length).split('\n').length,
    lineOf(path) {
      for (let depth = path.length; depth > 0; depth -= 1) {
        const parent = document.getIn(path.slice(0, depth - 1), true);
        const key = path[depth - 1];
        const pair = isMap(parent)
          ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
          : undefined;
        const node = pair?.key ?? document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
      return 1;
    },
  };
}

function splitFrontMatter(file: string, text: string) {
  const block = /^---\n(?:([\s\S]*?)\n)?---(?:\n|$)/.exec(text);
  // The engine hands the block through as it stands: the caller parses it with positions.
  const split = matter(text, { engines: { yaml: () => ({}) } });
  if (!block || split.matter.trim() !== (block[1] ?? '').trim()) {
    throw new ContentError([
      {
        file,
        line: 1,
        field: 'front matter',
        message: 'the file does not start with a block between two lines of ---',
        fix: 'put the fields between a line --- at the very top and a second line of exactly ---',
      },
    ]);
  }
  return { raw: split.matter.replace(/^\n/, ''), body: split.content };
}
