import type { Problem } from '#lib/content/problem';
import type { Link } from './link';
import type { ProseFile } from './prose-file';
import type { ProseRules } from './rules';

/** Finds link texts that do not describe their target out of context (WCAG 2.2, 2.4.4). */
export function linkTexts(
  { file, links }: ProseFile,
  { vagueLinkTexts }: Pick<ProseRules, 'vagueLinkTexts'>,
): Problem[] {
  const targets = new Map<string, Link>();
  return links.flatMap((link) => {
    if (link.text === undefined) return [];
    const { text, line, field, url } = link;
    const at = { file, line, field };
    const words = normal(text);
    if (words === '') {
      return { ...at, message: `the link to ${url} has no text`, fix: 'name the target' };
    }
    if (vagueLinkTexts.includes(words) || /^(https?:|www\.)/i.test(text.trim())) {
      const fix = 'name the target: the author and the statement, or the title of the page';
      return { ...at, message: `link text "${text}" does not describe its target`, fix };
    }
    const other = targets.get(words);
    if (!other) targets.set(words, link);
    if (!other || other.url === url) return [];
    const message = `"${text}" leads to ${other.url} on line ${other.line} and to ${url} here`;
    return { ...at, message, fix: 'use a different link text for each target' };
  });
}

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
