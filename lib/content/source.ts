import matter from 'gray-matter';

import { ContentError } from './problem';
import { parseYaml, type YamlSource } from './yaml-source';

/** A content file taken apart: its data, its markdown, and where each field stands. */
export interface Source extends YamlSource {
  body: string;
  /** 1-based line on which the body starts. */
  bodyLine: number;
}

/**
 * Reads front matter and markdown, or JSON. Both go through the YAML 1.2 parser: JSON is a subset
 * of it (YAML 1.2.2, section 1.2).
 *
 * @throws ContentError when the file can't be parsed.
 */
export function parseSource(file: string, written: string): Source {
  // Editors on Windows end lines with two characters; line numbers stay the same.
  const text = written.replaceAll('\r\n', '\n');
  const markdown = file.endsWith('.md');
  const { raw, body } = markdown ? splitFrontMatter(file, text) : { raw: text, body: '' };
  const place = markdown ? { field: 'front matter', offset: 1 } : { field: 'JSON', offset: 0 };
  return {
    ...parseYaml(raw, { file, ...place }),
    body,
    bodyLine: text.slice(0, text.length - body.length).split('\n').length,
  };
}

function splitFrontMatter(file: string, text: string) {
  const block = /^---\n(?:([\s\S]*?)\n)?---(?:\n|$)/.exec(text);
  // The engine hands the block through as it stands: the caller parses it with positions.
  const split = matter(text, { engines: { yaml: () => ({}) } });
  if (!block || split.matter.trim() !== (block[1] ?? '').trim()) {
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
  return { raw: split.matter.replace(/^\n/, ''), body: split.content };
}
