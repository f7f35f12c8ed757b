/** A part of a text; with `href` it is a link. */
export interface TextPart {
  text: string;
  href?: string;
}

const link = /\[([^\][]+)\]\(([^)\s]+)\)/;

/** Divides a plain text at its links, e.g. `Begin with [AI Strategy](/services/ai-strategy).` */
export function textParts(linked: string): TextPart[] {
  const [found, words = '', href] = link.exec(linked) ?? [];
  if (found === undefined) return linked ? [{ text: linked }] : [];
  const start = linked.indexOf(found);
  const before = linked.slice(0, start);
  const rest = textParts(linked.slice(start + found.length));
  return [...(before ? [{ text: before }] : []), { text: words, href }, ...rest];
}

/** The words of a text without the addresses of its links. */
export const plainOf = (linked: string): string =>
  textParts(linked)
    .map((part) => part.text)
    .join('');
