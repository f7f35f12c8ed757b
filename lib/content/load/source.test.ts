import { describe, expect, it } from 'vitest';

import { ContentError, type Problem } from './problem';
import { parseSource } from './source';

function problemsOf(file: string, text: string): readonly Problem[] {
  try {
    parseSource(file, text);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const markdown = `---
title: A
date: 2024-05-29
series:
  name: B
tags:
  - one
  - two
---
# Body
`;

const json = `{
  "title": "A",
  "stats": [
    { "text": "1" },
    {
      "text": "2" }
  ]
}`;

describe('parseSource', () => {
  it.each([
    [
      'front matter; a date remains a string',
      markdown,
      {
        data: {
          ...{ title: 'A', date: '2024-05-29' },
          ...{ series: { name: 'B' }, tags: ['one', 'two'] },
        },
        body: '# Body\n',
        bodyLine: 10,
      },
    ],
    [
      'a rule in the body',
      '---\na: 1\n---\nOne\n\n---\n\nTwo\n',
      { data: { a: 1 }, body: 'One\n\n---\n\nTwo\n', bodyLine: 4 },
    ],
    ['an empty block', '---\n---\nOne', { data: {}, body: 'One', bodyLine: 3 }],
    ['no body', '---\na: 1\n---', { data: { a: 1 }, body: '' }],
    ['signs in quotes', '---\na: "*b"\nc: "&d"\n---\n', { data: { a: '*b', c: '&d' } }],
  ])('reads %s', (_, text, expected) => {
    expect(parseSource('a.md', text)).toMatchObject(expected);
    expect(parseSource('a.md', text.replaceAll('\n', '\r\n'))).toMatchObject(expected);
  });

  it('reads JSON, which has no body', () => {
    const { data, body } = parseSource('a.json', json);
    expect(data).toEqual({ title: 'A', stats: [{ text: '1' }, { text: '2' }] });
    expect(body).toBe('');
  });

  it.each([
    ['a.md', markdown, ['title'], 2],
    ['a.md', markdown, ['date'], 3],
    ['a.md', markdown.replaceAll('\n', '\r\n'), ['date'], 3],
    ['a.md', markdown, ['series', 'name'], 5],
    ['a.md', markdown, ['tags', 1], 8],
    ['a.md', markdown, ['series', 'part'], 4],
    ['a.md', markdown, ['excerpt'], 1],
    ['a.json', json, ['title'], 2],
    ['a.json', json, ['stats', 1], 5],
    ['a.json', json, ['stats', 1, 'text'], 6],
    ['a.json', json, ['stats', 0, 'source', 'url'], 4],
    ['a.json', json, ['gone'], 1],
  ])('in %s finds the line of a field, or of its nearest parent', (file, text, path, line) => {
    expect(parseSource(file, text).lineOf(path)).toBe(line);
  });

  const block = 'does not start with a block';
  it.each([
    ['no front matter', 'a.md', '# Body\n', 1, block],
    ['front matter that does not end', 'a.md', '---\ntitle: A\n', 1, block],
    ['front matter below the top', 'a.md', '\n---\ntitle: A\n---\n', 1, block],
    ['a stray colon', 'a.md', '---\na: 1\ntitle: A: B\n---\n', 3, 'contains ": " needs quotes'],
    ['a repeated key', 'a.md', '---\nb:\n  c: 1\n  c: 2\n---\n', 4, 'unique'],
    ['a repeated key', 'a.json', '{\n"a": 1,\n"a": 2\n}', 3, 'unique'],
    ['a tab as indentation', 'a.md', '---\na:\n\tb: 1\n---\n', 3, ''],
    ['a missing comma', 'a.json', '{\n  "a": 1\n  "b": 2\n}\n', 2, ''],
    ['a missing brace', 'a.json', '{\n  "a": 1,\n  "b": 2\n', 4, ''],
    ['a missing quote', 'a.json', '{\n  "a": "x\n}\n', 4, ''],
    ['an unknown alias', 'a.md', '---\ntitle: *Growth\n---\n', 2, '*'],
    ['a known alias', 'a.md', '---\na: &a 1\nb: *a\n---\n', 2, 'starts with & needs quotes'],
    ['a tag', 'a.md', '---\na: 1\ndate: !!str 2024-05-29\n---\n', 3, 'starts with ! needs quotes'],
  ])('names line and fix of %s in %s', (_, file, text, line, message) => {
    const [first] = problemsOf(file, text);
    expect(first).toMatchObject({ file, line });
    expect(first?.message).toContain(message);
    expect(first?.message).not.toMatch(/\n| at line /);
    expect(first?.fix).toMatch(/quotes|a line ---/);
  });
});

it.each(['---js', '--- js', '---json', '---toml', '\uFEFF---js'])(
  'front matter that starts with %j is an error and runs nothing',
  (opening) => {
    const script = '(globalThis.ranFrontMatter = true, { title: "A" })';
    expect(problemsOf('a.md', `${opening}\n${script}\n---\nBody\n`)).toMatchObject([
      { file: 'a.md', line: 1, field: 'front matter' },
    ]);
    expect(globalThis).not.toHaveProperty('ranFrontMatter');
  },
);
