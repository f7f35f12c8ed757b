import {
  type ErrorCode,
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

/** What editors write by mistake, by the code of the parser. Others have the parser's message. */
const explained: Partial<Record<ErrorCode, readonly [message: string, fix: string]>> = {
  BAD_SCALAR_START: ['a text that starts with a sign such as @, %, ` or | needs quotes', inQuotes],
  BLOCK_AS_IMPLICIT_KEY: ['a text that contains ": " needs quotes', inQuotes],
  DUPLICATE_KEY: ['this field is written twice', 'keep one of the two'],
  MULTILINE_IMPLICIT_KEY: ['the colon has no space after it', 'write field: value'],
  TAB_AS_INDENT: ['the line starts with a tab', 'indent it with spaces'],
};

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

  const changed: Problem[] = [];
  visit(document, {
    Node(_, node) {
      const found = changeOf(node);
      if (found) changed.push(problemAt(node.range?.[0] ?? 0, ...found));
      // The line break at the end of a block (`>` or `|`) is no part of the text.
      if (isScalar(node) && node.type?.startsWith('BLOCK_')) {
        node.value = String(node.value).replace(/\n$/, '');
      }
    },
  });
  const errors = [...document.errors, ...document.warnings].map(({ code, message, pos: [at] }) => {
    const fix = 'check quotes, commas and indentation on this line and the one above it';
    return problemAt(at, ...(explained[code] ?? [plainMessage(message), fix]));
  });
  const problems = changed.length > 0 ? changed : firstOfEachLine(errors);
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
    .replace(
      'Unexpected scalar at node end',
      'something follows the quotation mark that ends a text',
    )
    .replace('flow map items', 'fields')
    .replace('flow sequence items', 'list items');
}

/** One mistake makes several errors of the parser. */
const firstOfEachLine = (problems: readonly Problem[]): Problem[] =>
  problems.filter(
    ({ line }, index) => problems.findIndex((other) => other.line === line) === index,
  );

/**
 * What YAML reads in another way than an editor means: message and fix. Undefined for a value that
 * it leaves as it is.
 */
function changeOf(node: Node): [message: string, fix: string] | undefined {
  const sign = signOf(node);
  if (sign) return [`a text that starts with ${sign} needs quotes`, inQuotes];
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const { value, comment, source = '' } = node;
  // A comment behind a day, a number or true is one; behind a text it may be the rest of it.
  const isText =
    value === null || (typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(value));
  if (comment && isText) {
    const message = `everything from "#${comment}" on is left out: it counts as a comment`;
    return [message, `${inQuotes}, or put the comment on a line of its own`];
  }
  if (typeof value === 'number' && /^[-+]?0[\dox]/i.test(source)) {
    return [
      `${source} is read as the number ${value}`,
      `write ${value}, or "${source}" for a text`,
    ];
  }
  return undefined;
}

/** The character of an alias (`*`), an anchor (`&`) or a tag (`!`); undefined for other nodes. */
function signOf(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if ('anchor' in node && node.anchor) return '&';
  return node.tag ? '!' : undefined;
}
