const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for the content of an HTML or XML element. */
export const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
