/**
 * Shortens a text to at most `length` characters (code points) plus an ellipsis. Cuts between words
 * and removes punctuation before the ellipsis; a first word longer than `length` is cut inside.
 */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = characters.slice(0, length).join('');
  // If a space follows, the cut is already between words.
  const words = /\s/.test(characters[length] ?? '') ? start : start.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,.;:–—-]+$/, '') || start}…`;
}
