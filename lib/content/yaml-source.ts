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

import { yamlExcess } from './limits';
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
  /** Number of lines above the YAML in the file. */
  offset: number;
}

/**
 * Parses YAML 1.2 with positions; dates remain strings. Aliases, anchors and tags are errors,
 * because content needs none, they are usually unquoted texts that start with `*`, `&` or `!`, and
 * a few nested aliases expand to gigabytes.
 *
 * @param raw - with LF line endings
 * @throws ContentError if the YAML is invalid or exceeds a limit
 */
export function parseYaml(raw: string, { file, field, offset }: Place): YamlSource {
  const lines = new LineCounter();
  const lineAt = (position: number) => lines.linePos(position).line + offset;
  const excess = yamlExcess(raw);
  if (excess) {
    throw new ContentError([{ ...excess, file, field, line: excess.line + offset }]);
  }
  // The parser's own check of unique keys takes quadratic time; repeatedKeys takes linear time.
  const document = parseDocument(raw, { lineCounter: lines, uniqueKeys: false });
  const problemAt = (position: number, message: string, fix: string): Problem => ({
    ...{ file, field, message, fix },
    line: lineAt(position),
  });

  const problems = [...document.errors, ...document.warnings].map(({ code, message, pos }) =>
    code === 'BLOCK_AS_IMPLICIT_KEY'
      ? problemAt(pos[0], 'a text that contains ": " needs quotes', 'put the text in quotes: "…"')
      : problemAt(
          pos[0],
          plainMessage(message),
          'check quotes, commas and indentation on this line and the one above it',
        ),
  );
  if (problems.length > 0) throw new ContentError(problems);

  visit(document, {
    Node(_, node) {
      const start = node.range?.[0] ?? 0;
      const sign = signOf(node);
      if (sign) {
        const fix = 'put the text in quotes: "…"';
        problems.push(problemAt(start, `a text that starts with ${sign} needs quotes`, fix));
      }
      if (isMap(node)) {
        for (const { position, key } of repeatedKeys(node.items)) {
          const fix = 'remove one of the two: check quotes, commas and indentation';
          problems.push(problemAt(position, `the key "${key}" is used twice`, fix));
        }
      }
    },
  });
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

function repeatedKeys(items: readonly { key: unknown }[]) {
  const seen = new Set<string>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return { position: key.range?.[0] ?? 0, key: name };
  });
}
