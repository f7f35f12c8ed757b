import matter from 'gray-matter';

function refuse(): never {
  throw new Error('front matter must be YAML');
}

/**
 * Parses front matter as YAML only. The other engines of gray-matter would execute the text or
 * guess its format.
 */
export const readFrontMatter = (text: string) =>
  matter(text, { language: 'yaml', engines: { json: refuse, javascript: refuse } });
