/**
 * Invisible characters: controls, also those that a text in Windows-1252 becomes; spaces
 * without width; signs that turn the direction of a text; a sign for what could not be read. The
 * joiners of emoji and of some scripts, and marks of direction, are none of them.
 */
const inTexts =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd\ufff9-\ufffb]/u;

/** Addresses and names of files have none of the joiners, marks and special spaces of a text either. */
const inAddresses = /[^\S ]|[\p{Cc}\p{Cf}\p{DI}\ufffd]/u;

/** The first invisible character of a text, as a problem. */
export function invisibleIn(
  text: string,
  { isAddress = false } = {},
): { message: string; fix: string } | undefined {
  const found = (isAddress ? inAddresses : inTexts).exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const place = text.slice(Math.max(0, found.index - 15), found.index).trimStart();
  const where = place ? `after "${place}"` : 'at the start';
  return {
    message: `there is an invisible character (U+${code}) ${where}`,
    fix: `delete the U+${code} and type the words again`,
  };
}
