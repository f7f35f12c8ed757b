/** Escapes a text for a double-quoted attribute or the content of an HTML element. */
export const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
