import matter from 'gray-matter';

import { ContentError } from './problem';
import { parseYaml, type YamlSource } from './yaml-source';

/** A parsed content file: data, Markdown, and the line of each field. */
export interface Source extends YamlSource {
  body: string;
  /** 1-based line on which the body starts. */
  bodyLine: number;
  /** Names of the facts that its texts use. */
  facts?: readonly string[];
}

/**
 * Parses a Markdown file with front matter, or a JSON file. The YAML 1.2 parser reads both, because
 * JSON is a subset of YAML (YAML 1.2.2, section 1.2).
 *
 * @param file - path from the project root; `.md` selects front matter
 * @param text - as of `decodeText`
 * @throws ContentError if the file can't be parsed
 */
export function parseSource(file: string, text: string): Source {
  if (!file.endsWith('.md')) {
    return { ...parseYaml(text, { file, field: 'JSON' }), body: '', bodyLine: 1 };
  }
  // In gray-matter a word after the first `---` selects another engine, e.g. one for JavaScript.
  // It takes every line that starts with --- as the second one.
  if (!text.startsWith('---\n') || /\n---.*/.exec(text.slice(3))?.[0] !== '\n---') {
    const message = 'the file does not start with a block between two lines of ---';
    const fix =
      'put the fields between a line --- at the very top and a second line of exactly ---';
    throw new ContentError([{ file, line: 1, field: 'front matter', message, fix }]);
  }
  let yaml: YamlSource | undefined;
  const parse = (block: string) => {
    // The block starts with the line break after the first `---`.
    yaml = parseYaml(block, { file, field: 'front matter' });
    return Object(yaml.data);
  };
  const { content: body } = matter(text, { engines: { yaml: parse } });
  // gray-matter does not call its engine for an empty block.
  yaml ??= { data: {}, lineOf: () => 1 };
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { ...yaml, body, bodyLine };
}
