import { slug } from 'github-slugger';

/** URL segment of a name, e.g. "Data & AI" → `data-and-ai`. */
export const slugOf = (name: string) => slug(name.replaceAll('&', 'and'));

/** Latin letters that are no letter with a mark, and how they are written without them. */
const spelled: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', '&': ' and ' },
};

/**
 * Id of an entry from its title: ASCII words in lower case, joined by hyphens, e.g. "Été à Zürich" →
 * `ete-a-zurich`. Empty for a title in another script.
 */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[ßæœøłđðþı&]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
