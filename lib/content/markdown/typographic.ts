import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { language } from '../../site/language';

/** What an opening quotation mark follows; nothing at the start of a text. */
const before = String.raw`(^|[\s(\[{“‘—–/-])`;
const double = new RegExp(`${before}"`, 'g');
const single = new RegExp(`${before}'(?!\\d0s)`, 'g');

/**
 * A text with quotation marks and apostrophes in place of the straight ones of a keyboard, in English;
 * other languages have other marks.
 *
 * @param last - character before the text, if it is a part of one
 */
export function typographic(text: string, last = ''): string {
  if (!language.startsWith('en') || !/["']/.test(text)) return text;
  const marked = `${last}${text}`
    .replace(double, '$1“')
    .replaceAll('"', '”')
    .replace(single, '$1‘')
    .replaceAll("'", '’');
  return marked.slice(last.length);
}

/**
 * The same for all texts of a value but the formulas of workbooks.
 *
 * @param fixed - texts that stay to the letter
 */
export function withTypographicTexts<T>(value: T, fixed: readonly string[] = []): T {
  const changed = (each: unknown): unknown => {
    if (typeof each === 'string') {
      return each.startsWith('=') || fixed.includes(each) ? each : typographic(each);
    }
    if (Array.isArray(each)) return each.map(changed);
    if (each === null || typeof each !== 'object') return each;
    return Object.fromEntries(Object.entries(each).map(([name, part]) => [name, changed(part)]));
  };
  return changed(value) as T;
}

/**
 * The texts of a value as they are written.
 *
 * @param value - with typographic texts
 * @param written - what it was made from; parts that differ in more than their marks are kept
 */
export function withWrittenTexts<T>(value: T, written: unknown): T {
  const restored = (each: unknown, source: unknown): unknown => {
    if (typeof source === 'string') return typographic(source) === each ? source : each;
    if (source === null || typeof source !== 'object') return each;
    if (each === null || typeof each !== 'object') return each;
    const part = (key: string) => Reflect.get(source, key);
    if (Array.isArray(each)) return each.map((item, index) => restored(item, part(`${index}`)));
    return Object.fromEntries(
      Object.entries(each).map(([key, item]) => [key, restored(item, part(key))]),
    );
  };
  return restored(value, written) as T;
}

/**
 * The same for the words of a Markdown text, not for code. A mark beside code or a link is part of the
 * sentence around it.
 *
 * @param tree - changed in place
 */
export function markQuotes(tree: Root): void {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block: Nodes) => {
    let last = '';
    visit(block, (node) => {
      if (node.type === 'inlineCode') last = 'x';
      if (node.type !== 'text') return;
      const { value } = node;
      node.value = typographic(value, last);
      last = value.at(-1) ?? last;
    });
  });
}

/** The same for the texts between the tags of escaped HTML. */
export const typographicHtml = (html: string): string =>
  html.replace(/>([^<]+)</g, (_, text: string) => {
    const words = text.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    return `>${words === text ? text : typographic(words)}<`;
  });
