/**
 * Shortens a text to at most `length` characters and an ellipsis, cutting between words and leaving
 * out punctuation before the ellipsis. A first word longer than that is cut within.
 */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = characters.slice(0, length).join('');
  // The cut falls between words already if a space follows it.
  const words = /\s/.test(characters[length] ?? '') ? start : start.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,.;:–—-]+$/, '') || start}…`;
}
