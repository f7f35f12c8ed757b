import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { isEnglish } from '../../site/language';

/** What an opening quotation mark follows; nothing at the start of a text. */
const before = String.raw`(^|[\s(\[{“‘—–/-])`;
const double = new RegExp(`${before}"`, 'g');
const single = new RegExp(`${before}'(?!\\d0s)`, 'g');

/** Addresses, whose apostrophes stay. */
const address = /((?:https?:\/\/|mailto:)[^\s)"]*|\S+@\S+)/;

/**
 * A text with quotation marks and apostrophes in place of the straight ones of a keyboard, in English;
 * other languages have other marks.
 *
 * @param last - character before the text, if it is a part of one
 * @param lang - its language
 */
export function typographic(text: string, last = '', lang?: string): string {
  if (!isEnglish(lang) || !/["']/.test(text)) return text;
  if (address.test(text)) {
    return text
      .split(address)
      .map((part, index) => (index % 2 ? part : typographic(part, index ? 'x' : last, lang)))
      .join('');
  }
  const marked = `${last}${text}`
    .replace(double, '$1“')
    .replaceAll('"', '”')
    .replace(single, '$1‘')
    .replaceAll("'", '’');
  return marked.slice(last.length);
}

/**
 * The same for all texts of a value but the formulas of workbooks. A part may name its language.
 *
 * @param fixed - texts that stay to the letter
 */
export function withTypographicTexts<T>(
  value: T,
  fixed: readonly unknown[] = [],
  language?: string,
): T {
  const changed = (each: unknown, lang?: string): unknown => {
    if (typeof each === 'string') {
      return each.startsWith('=') || fixed.includes(each) ? each : typographic(each, '', lang);
    }
    if (Array.isArray(each)) return each.map((part) => changed(part, lang));
    if (each === null || typeof each !== 'object') return each;
    const own = 'lang' in each && typeof each.lang === 'string' ? each.lang : lang;
    // Names are changed too: topics and series are named by their texts.
    return Object.fromEntries(
      Object.entries(each).map(([name, part]) => [typographic(name, '', own), changed(part, own)]),
    );
  };
  return changed(value, language) as T;
}

/**
 * The same for the words of a Markdown text, not for code. A mark beside code or a link is part of the
 * sentence around it.
 *
 * @param tree - changed in place
 */
export function markQuotes(tree: Root, lang?: string): void {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block: Nodes) => {
    let last = '';
    visit(block, (node) => {
      if (node.type === 'inlineCode') last = 'x';
      if (node.type !== 'text') return;
      const { value } = node;
      node.value = typographic(value, last, lang);
      last = value.at(-1) ?? last;
    });
  });
}

/** The same for the texts between the tags of escaped HTML. */
export const typographicHtml = (html: string, lang?: string): string =>
  html.replace(/>([^<]+)</g, (_, text: string) => {
    return `>${typographic(text.replaceAll('&quot;', '"'), '', lang)}<`;
  });
