/** The first characters of a text and an ellipsis, or the text if it is no longer than that. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}
