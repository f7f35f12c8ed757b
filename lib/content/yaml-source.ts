import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

import { ContentError } from './problem';

/** YAML taken apart: its data, and where each field stands. Runs in the browser too. */
export interface YamlSource {
  data: unknown;
  /** 1-based line of a field; of the nearest parent that exists when the field itself is missing. */
  lineOf(path: readonly PropertyKey[]): number;
}

interface Place {
  /** The content file it stands in, for messages. */
  file: string;
  /** What the messages call it. */
  field: string;
  /** Lines of the file above it. */
  offset: number;
}

/**
 * Reads YAML 1.2, which keeps positions and leaves dates as the text they were.
 *
 * @param raw - with lines that end in a single line feed
 * @throws ContentError when it can't be parsed.
 */
export function parseYaml(raw: string, { file, field, offset }: Place): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(raw, { lineCounter: lines });
  const lineAt = (position: number) => lines.linePos(position).line + offset;

  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        field,
        message: error.message.split('\n')[0]?.replace(/ at line .*$/, '') ?? error.code,
        fix: 'check quotes, commas and indentation on this line and the one above it',
      })),
    );
  }

  return {
    data: document.toJS(),
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
