import matter from 'gray-matter';

/** Front matter as it is written, and the Markdown below it. */
interface FrontMatter {
  raw: string;
  body: string;
}

function refuse(): never {
  throw new Error('front matter must be YAML');
}

/**
 * Splits a text into front matter and Markdown. A word behind the first `---` would choose another
 * engine of gray-matter, and its JavaScript engine runs the text: such a text has no front matter,
 * and the engines are replaced as well.
 *
 * @param text - with lines that end in a single line feed
 * @returns undefined when the text does not start with a block between two lines of exactly `---`
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const block = /^---\n(?:([\s\S]*?)\n)?---(?:\n|$)/.exec(text);
  if (!block) return undefined;
  const split = matter(text, {
    language: 'yaml',
    // The caller parses the block, with positions.
    engines: { yaml: () => ({}), json: refuse, javascript: refuse },
  });
  if (split.matter.trim() !== (block[1] ?? '').trim()) return undefined;
  return { raw: split.matter.replace(/^\n/, ''), body: split.content };
}
