import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';

import { didYouMean } from '../check/nearest';
import type { Problem } from '../load/problem';
import { isFigureLanguage } from './code';
import { parseMarkdown } from './tree';

// Also used in the browser, so without Node modules.

/** Figures of content/facts.json by name, e.g. `{ 'pilot.price': '$102,000' }`. */
export type Facts = Readonly<Record<string, string>>;

interface Unknown extends Pick<Problem, 'message' | 'fix'> {
  /** Offset in the text. */
  at: number;
}

/** A text with figures in place of their names. */
export interface Resolved {
  text: string;
  /** Names in the text that exist. */
  used: string[];
  /** Names that do not exist; they stay in the text. */
  unknown: Unknown[];
}

/** A name in braces, or braces without an end. */
const reference = /\{\{(?:([^{}\n]*)\}\})?/g;

/** Replaces the names of facts, e.g. `{{pilot.price}}`, in a field. */
export function resolveFacts(text: string, facts: Facts): Resolved {
  const used: string[] = [];
  const unknown: Unknown[] = [];
  const resolved = text.replace(reference, (written: string, name: string = '', at: number) => {
    const key = name.trim();
    if (Object.hasOwn(facts, key)) {
      used.push(key);
      return facts[key] ?? '';
    }
    unknown.push({ at, ...findingOf(key, written, facts) });
    return written;
  });
  return { text: resolved, used, unknown };
}

/** The same in Markdown, where code and HTML keep their braces; charts and diagrams have facts. */
export function resolveFactsInMarkdown(markdown: string, facts: Facts): Resolved {
  if (!markdown.includes('{{')) return { text: markdown, used: [], unknown: [] };
  const parts: Resolved[] = [];
  let end = 0;
  const add = (from: number, to: number) => {
    const { text, used, unknown } = resolveFacts(markdown.slice(from, to), facts);
    parts.push({ text, used, unknown: unknown.map((each) => ({ ...each, at: each.at + from })) });
  };
  visit(parseMarkdown(markdown), (node: Nodes) => {
    const isKept =
      node.type === 'inlineCode' ||
      node.type === 'html' ||
      (node.type === 'code' && !isFigureLanguage(node.lang));
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (!isKept || from === undefined || to === undefined) return;
    add(end, from);
    parts.push({ text: markdown.slice(from, to), used: [], unknown: [] });
    end = to;
  });
  add(end, markdown.length);
  return {
    text: parts.map(({ text }) => text).join(''),
    used: parts.flatMap(({ used }) => used),
    unknown: parts.flatMap(({ unknown }) => unknown),
  };
}

interface UnknownField extends Omit<Unknown, 'at'> {
  /** Path of the field. */
  at: (string | number)[];
}

/** The same in all texts of parsed data, at any depth. */
export function resolveFactsInData(data: unknown, facts: Facts) {
  const used: string[] = [];
  const unknown: UnknownField[] = [];
  const walk = (value: unknown, at: (string | number)[]): unknown => {
    if (typeof value === 'string') {
      const resolved = resolveFacts(value, facts);
      used.push(...resolved.used);
      unknown.push(...resolved.unknown.map((each) => ({ ...each, at })));
      return resolved.text;
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...at, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, walk(child, [...at, key])]),
    );
  };
  return { data: walk(data, []), used, unknown };
}

function findingOf(name: string, written: string, facts: Facts): Omit<Unknown, 'at'> {
  const names = Object.keys(facts);
  if (written === '{{') {
    return { message: '{{ has no end', fix: 'write {{name}}, or code in backticks' };
  }
  const none = 'add it to facts.json, which does not exist or has no facts';
  const fix = names.length > 0 ? 'add it to facts.json, or correct the name' : none;
  return { message: `unknown fact "${name}"`, fix: didYouMean(name, names, fix) };
}
