import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { parseSource } from '#lib/content/source';
import { SCHEMA_FOLDER, schemaFiles } from './schemas';

interface Node {
  $ref?: string;
  definitions?: Record<string, Node>;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Node>;
  additionalProperties?: Node | false;
  items?: Node | Node[];
  enum?: unknown[];
  type?: string;
}

const files = schemaFiles();
const parsed = (text: string) => JSON.parse(text) as Node;

/** Every property below a schema, with its dotted path. */
function propertiesOf(node: Node, at = ''): { at: string; node: Node }[] {
  const named = Object.entries(node.properties ?? {}).map(([key, child]) => ({
    at: `${at}.${key}`,
    node: child,
  }));
  const unnamed = [node.items, node.additionalProperties].flat().filter((child) => !!child);
  return [
    ...Object.entries(node.definitions ?? {}).flatMap(([name, child]) => [
      { at: name, node: child },
      ...propertiesOf(child, name),
    ]),
    ...named.flatMap((child) => [child, ...propertiesOf(child.node, child.at)]),
    ...unnamed.flatMap((child) => propertiesOf(child, `${at}.*`)),
  ];
}

/** Files that a pattern such as `content/blog/*.md` matches. */
function matching(pattern: string): string[] {
  const { dir, base, ext } = path.posix.parse(pattern);
  if (!base.startsWith('*')) return [pattern];
  return readdirSync(dir)
    .filter((name) => name.endsWith(ext))
    .map((name) => `${dir}/${name}`);
}

describe('the JSON Schemas', () => {
  it('are committed as generated (npm run schemas)', () => {
    const committed = readdirSync(SCHEMA_FOLDER).map((name) => `${SCHEMA_FOLDER}/${name}`);
    expect(committed.sort()).toEqual(files.map(({ file }) => file).sort());
    for (const { file, text } of files) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('exist for every content file', () => {
    const covered = new Set(files.flatMap(({ matches }) => matching(matches)));
    const content = readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|json)$/.test(name))
      .map((name) => `content/${name.replaceAll('\\', '/')}`);
    expect(content.filter((file) => !covered.has(file))).toEqual([]);
  });

  it.each(files)('$file describes every field, with valid examples', ({ text }) => {
    const properties = propertiesOf(parsed(text));
    expect(
      properties.filter(({ node }) => !node.description && !node.$ref).map(({ at }) => at),
    ).toEqual([]);
    for (const { node } of properties) {
      for (const example of node.examples ?? []) {
        expect(z.fromJSONSchema(node as z.core.JSONSchema.BaseSchema).parse(example)).toEqual(
          example,
        );
      }
    }
  });

  it('give examples for the front matter of a post', () => {
    const post = files.find(({ matches }) => matches.endsWith('.md'));
    const fields = propertiesOf(parsed(post?.text ?? '{}')).filter(
      ({ node }) => node.type !== 'object' && node.type !== 'boolean',
    );
    expect(fields.filter(({ node }) => !node.examples).map(({ at }) => at)).toEqual([]);
  });

  it.each(files)('$file finds no mistake in $matches', ({ text, matches }) => {
    const schema = z.fromJSONSchema(JSON.parse(text));
    for (const file of matching(matches)) {
      const { data } = parseSource(file, readFileSync(file, 'utf8'));
      expect([file, schema.safeParse(data).error?.issues]).toEqual([file, undefined]);
    }
  });
});

describe('the settings of Visual Studio Code', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));

  it('associate every JSON file of the content with its schema', () => {
    expect(settings['json.schemas']).toEqual(
      files
        .filter(({ matches }) => matches.endsWith('.json'))
        .map(({ file, matches }) => ({ fileMatch: [`/${matches}`], url: `./${file}` })),
    );
  });
});
