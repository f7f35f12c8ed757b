import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';

import { ContentError, type Problem } from './problem';

/** Parsed YAML: its data, and the line of each field. Also used in the browser. */
export interface YamlSource {
  data: unknown;
  /** 1-based line of a field, or of its nearest existing parent if the field is missing. */
  lineOf(path: readonly PropertyKey[]): number;
}

interface Place {
  /** Path of the content file, for messages. */
  file: string;
  /** Name of the YAML part in messages. */
  field: string;
}

const inQuotes = 'put the text in quotes: "…"';

/**
 * Parses YAML 1.2 with positions; dates remain strings. Aliases, anchors and tags are errors,
 * because content needs none, and they are usually unquoted texts that start with `*`, `&` or `!`.
 *
 * @param raw - with LF line endings
 * @throws ContentError if the YAML is invalid
 */
export function parseYaml(raw: string, { file, field }: Place): YamlSource {
  const lines = new LineCounter();
  const lineAt = (position: number) => lines.linePos(position).line;
  const document = parseDocument(raw, { lineCounter: lines });
  const problemAt = (position: number, message: string, fix: string): Problem => {
    return { file, field, message, fix, line: lineAt(position) };
  };

  const signs: Problem[] = [];
  visit(document, {
    Node(_, node) {
      const sign = signOf(node);
      if (!sign) return;
      const message = `a text that starts with ${sign} needs quotes`;
      signs.push(problemAt(node.range?.[0] ?? 0, message, inQuotes));
    },
  });
  const errors = [...document.errors, ...document.warnings].map(({ code, message, pos: [at] }) => {
    if (code === 'BLOCK_AS_IMPLICIT_KEY') {
      return problemAt(at, 'a text that contains ": " needs quotes', inQuotes);
    }
    const fix = 'check quotes, commas and indentation on this line and the one above it';
    return problemAt(at, plainMessage(message), fix);
  });
  const problems = signs.length > 0 ? signs : errors;
  if (problems.length > 0) throw new ContentError(problems);

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

/** First line of a message of the parser, without its position and its terms for JSON. */
function plainMessage(message: string): string {
  const [first = message] = message.split('\n');
  return first
    .replace(/ at line .*$/, '')
    .replace('flow map items', 'fields')
    .replace('flow sequence items', 'list items');
}

/** The character of an alias (`*`), an anchor (`&`) or a tag (`!`); undefined for other nodes. */
function signOf(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor) return '&';
  return node.tag ? '!' : undefined;
}
