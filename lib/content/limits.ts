import type { Nodes } from 'mdast';

/** Where a text exceeds a limit, and how to correct it. */
export interface Excess {
  /** 1-based line of the text. */
  line: number;
  message: string;
  fix: string;
}

const MAX_YAML_DEPTH = 64;
/** More opening brackets can exhaust the stack of the YAML parser. */
const MAX_YAML_BRACKETS = 5000;
const MAX_INDENT = 200;

/**
 * Finds nesting that is too deep for the YAML parser, which crashes the process on a few kilobytes
 * of opening brackets. Runs in linear time; brackets in quotes are also counted.
 */
export function yamlExcess(yaml: string): Excess | undefined {
  let depth = 0;
  let brackets = 0;
  for (const [index, line] of yaml.split('\n').entries()) {
    const indent = /^[\s\-?:]*/.exec(line)?.[0].length ?? 0;
    for (const sign of line) {
      if (sign === '[' || sign === '{') {
        depth += 1;
        brackets += 1;
      } else if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1);
      if (depth > MAX_YAML_DEPTH) break;
    }
    if (depth > MAX_YAML_DEPTH || indent > MAX_INDENT || brackets > MAX_YAML_BRACKETS) {
      return {
        line: index + 1,
        message: 'the data is nested too deeply',
        fix: `use at most ${MAX_YAML_DEPTH} levels and ${MAX_YAML_BRACKETS} lists and groups in one file`,
      };
    }
  }
  return undefined;
}

const MAX_TEXT = 200_000;
const MAX_BLOCK = 50_000;
const MAX_CONTAINERS = 20;
const MAX_MARKDOWN_INDENT = 80;
const MAX_TREE_DEPTH = 150;

/**
 * Characters that make the Markdown parser take quadratic time, and their largest number per block.
 */
const costly = [
  { sign: /\|/g, most: 5000, what: 'table has too many cells', unit: 'vertical bars' },
  { sign: /[*_~]/g, most: 2000, what: 'block has too much emphasis', unit: 'of * _ and ~' },
  { sign: /[[\]]/g, most: 2000, what: 'block has too many brackets', unit: 'of [ and ]' },
] as const;

/** Finds text that would take the Markdown parser very long. Runs in linear time. */
export function markdownExcess(markdown: string): Excess | undefined {
  if (markdown.length > MAX_TEXT) {
    return {
      line: 1,
      message: `the text is too long: ${markdown.length} characters`,
      fix: `split it: one text has at most ${MAX_TEXT} characters`,
    };
  }
  let start = 1;
  for (const block of markdown.split(/\n[^\S\n]*\n/)) {
    const lines = block.split('\n');
    const nested = lines.findIndex(isNestedTooDeeply);
    if (nested >= 0) {
      return {
        line: start + nested,
        message: 'quotes and lists are nested too deeply',
        fix: `use at most ${MAX_CONTAINERS} levels`,
      };
    }
    if (block.length > MAX_BLOCK) {
      return {
        line: start,
        message: `this block is too long: ${block.length} characters`,
        fix: `divide it with blank lines: one block has at most ${MAX_BLOCK} characters`,
      };
    }
    for (const { sign, most, what, unit } of costly) {
      if ((block.match(sign)?.length ?? 0) > most) {
        return { line: start, message: `this ${what}`, fix: `use at most ${most} ${unit}` };
      }
    }
    start += lines.length + 1;
  }
  return undefined;
}

function isNestedTooDeeply(line: string): boolean {
  const prefix = /^(?:\s|>|[-*+](?=\s)|\d{1,9}[.)](?=\s))*/.exec(line)?.[0] ?? '';
  const containers = prefix.match(/[>*+-]|\d+/g)?.length ?? 0;
  return containers > MAX_CONTAINERS || prefix.length - containers > MAX_MARKDOWN_INDENT;
}

/**
 * Finds a node nested so deeply that recursive code could exhaust the stack. Not recursive itself.
 */
export function treeExcess(tree: Nodes): Excess | undefined {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    if (depth > MAX_TREE_DEPTH) {
      return {
        line: node.position?.start.line ?? 1,
        message: 'the text is nested too deeply',
        fix: `use at most ${MAX_TREE_DEPTH} levels of lists, quotes and emphasis`,
      };
    }
    if ('children' in node) {
      for (const child of node.children) open.push({ node: child, depth: depth + 1 });
    }
  }
  return undefined;
}
