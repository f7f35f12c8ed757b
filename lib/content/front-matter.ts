import matter from 'gray-matter';

/** Unparsed front matter, and the Markdown below it. */
interface FrontMatter {
  raw: string;
  body: string;
}

function refuse(): never {
  throw new Error('front matter must be YAML');
}

/**
 * Splits a text into front matter and Markdown. In gray-matter, a word after the first `---`
 * selects another engine, and its JavaScript engine executes the text. So the opening line has to
 * be exactly `---`, and the other engines are replaced by ones that throw.
 *
 * @param text - with LF line endings
 * @returns undefined if the text does not start with a block between two lines of exactly `---`
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const block = /^---\n(?:([\s\S]*?)\n)?---(?:\n|$)/.exec(text);
  if (!block) return undefined;
  const split = matter(text, {
    language: 'yaml',
    // The caller parses the YAML, because it needs positions.
    engines: { yaml: () => ({}), json: refuse, javascript: refuse },
  });
  if (split.matter.trim() !== (block[1] ?? '').trim()) return undefined;
  return { raw: split.matter.replace(/^\n/, ''), body: split.content };
}
