const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, also within attributes. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
