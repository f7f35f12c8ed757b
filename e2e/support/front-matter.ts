import matter from 'gray-matter';

function refuse(): never {
  throw new Error('front matter must be YAML');
}

/** Reads front matter as YAML only: the other engines of gray-matter would run the text or guess. */
export const readFrontMatter = (text: string) =>
  matter(text, { language: 'yaml', engines: { json: refuse, javascript: refuse } });
