import { splitFrontMatter } from './front-matter';
import { ContentError } from './problem';
import { parseYaml, type YamlSource } from './yaml-source';

/** A parsed content file: data, Markdown, and the line of each field. */
export interface Source extends YamlSource {
  body: string;
  /** 1-based line on which the body starts. */
  bodyLine: number;
}

/**
 * Parses a Markdown file with front matter, or a JSON file. The YAML 1.2 parser reads both, because
 * JSON is a subset of YAML (YAML 1.2.2, section 1.2).
 *
 * @param file - path from the project root; `.md` selects front matter
 * @throws ContentError if the file can't be parsed
 */
export function parseSource(file: string, written: string): Source {
  // Accept CRLF line endings; line numbers do not change.
  const text = written.replaceAll('\r\n', '\n');
  const markdown = file.endsWith('.md');
  const { raw, body } = markdown ? frontMatterOf(file, text) : { raw: text, body: '' };
  const place = markdown ? { field: 'front matter', offset: 1 } : { field: 'JSON', offset: 0 };
  return {
    ...parseYaml(raw, { file, ...place }),
    body,
    bodyLine: text.slice(0, text.length - body.length).split('\n').length,
  };
}

function frontMatterOf(file: string, text: string) {
  const split = splitFrontMatter(text);
  if (split) return split;
  throw new ContentError([
    {
      file,
      line: 1,
      field: 'front matter',
      message: 'the file does not start with a block between two lines of ---',
      fix: 'put the fields between a line --- at the very top and a second line of exactly ---',
    },
  ]);
}
