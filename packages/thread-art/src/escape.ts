const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const signs = Object.fromEntries(Object.entries(entities).map(([sign, entity]) => [entity, sign]));

/** Escapes text for an element of HTML or XML, or an attribute in double quotes. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The text before `escaped`. */
export const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => signs[entity] ?? entity);
