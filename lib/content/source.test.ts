import { describe, expect, it } from 'vitest';

import { readChart } from './figure-source';
import { ContentError, type Problem } from './problem';
import { parseSource } from './source';

const lines = (...text: string[]) => text.join('\n');

function problemsOf(file: string, text: string): readonly Problem[] {
  try {
    parseSource(file, text);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const markdown = lines(
  '---',
  'title: A',
  'date: 2024-05-29',
  'series:',
  '  name: B',
  'tags:',
  '  - one',
  '  - two',
  '---',
  '# Body',
  '',
);

const json = lines(
  '{',
  '  "title": "A",',
  '  "stats": [',
  '    { "text": "1" },',
  '    {',
  '      "text": "2" }',
  '  ]',
  '}',
);

describe('parseSource', () => {
  it('splits front matter and body; a date remains a string', () => {
    const { data, body, bodyLine } = parseSource('a.md', markdown);
    expect(data).toEqual({
      title: 'A',
      date: '2024-05-29',
      series: { name: 'B' },
      tags: ['one', 'two'],
    });
    expect(body).toBe('# Body\n');
    expect(bodyLine).toBe(10);
  });

  it('reads JSON, which has no body', () => {
    const { data, body } = parseSource('a.json', json);
    expect(data).toEqual({ title: 'A', stats: [{ text: '1' }, { text: '2' }] });
    expect(body).toBe('');
  });

  it('does not end the front matter at a rule in the body', () => {
    const { data, body } = parseSource('a.md', '---\na: 1\n---\nOne\n\n---\n\nTwo\n');
    expect(data).toEqual({ a: 1 });
    expect(body).toBe('One\n\n---\n\nTwo\n');
  });

  it.each([
    ['a.md', markdown, ['title'], 2],
    ['a.md', markdown, ['date'], 3],
    ['a.md', markdown, ['series', 'name'], 5],
    ['a.md', markdown, ['tags', 1], 8],
    ['a.md', markdown, ['series', 'part'], 4],
    ['a.md', markdown, ['excerpt'], 1],
    ['a.md', markdown, [], 1],
    ['a.json', json, ['title'], 2],
    ['a.json', json, ['stats', 1], 5],
    ['a.json', json, ['stats', 1, 'text'], 6],
    ['a.json', json, ['stats', 0, 'source', 'url'], 4],
    ['a.json', json, ['gone'], 1],
  ])('in %s finds the line of a field, or of its nearest parent', (file, text, path, line) => {
    expect(parseSource(file, text).lineOf(path)).toBe(line);
  });

  it.each([
    ['no front matter', 'a.md', '# Body\n', 1, 'front matter'],
    ['front matter that does not end', 'a.md', '---\ntitle: A\n', 1, 'front matter'],
    ['front matter below the top', 'a.md', '\n---\ntitle: A\n---\n', 1, 'front matter'],
    ['a value with a stray colon', 'a.md', '---\na: 1\ntitle: A: B\n---\n', 3, 'front matter'],
    ['a key that stands twice', 'a.md', '---\ntitle: A\ntitle: B\n---\n', 3, 'front matter'],
    ['a tab as indentation', 'a.md', '---\na:\n\tb: 1\n---\n', 3, 'front matter'],
    ['a missing comma', 'a.json', '{\n  "a": 1\n  "b": 2\n}\n', 2, 'JSON'],
    ['a missing brace', 'a.json', '{\n  "a": 1,\n  "b": 2\n', 4, 'JSON'],
    ['a missing quote', 'a.json', '{\n  "a": "x\n}\n', 4, 'JSON'],
  ])('names file, line and fix of %s', (_, file, text, line, field) => {
    const [first] = problemsOf(file, text);
    expect(first).toMatchObject({ file, line, field });
    expect(first?.message).not.toMatch(/\n| at line /);
    expect(first?.fix).toMatch(field === 'JSON' || line > 1 ? /quotes/ : /a line ---/);
  });

  it('counts lines of a file with CRLF line endings', () => {
    const { bodyLine, lineOf } = parseSource('a.md', markdown.replaceAll('\n', '\r\n'));
    expect([lineOf(['date']), lineOf(['tags', 1]), bodyLine]).toEqual([3, 8, 10]);
  });
  it('reads the same from a file with Windows line ends', () => {
    const text = '---\ntitle: A\ncategory: B\n---\nBody\n';
    const windows = parseSource('a.md', text.replaceAll('\n', '\r\n'));
    expect(windows.data).toEqual(parseSource('a.md', text).data);
  });
  it('names a closing line of four hyphens', () => {
    const text = '---\ntitle: A\n----\nBody\n\n---\n\nMore\n';
    expect(problemsOf('a.md', text)).toHaveLength(1);
  });
});

const blogPost = 'content/blog/a.md';
const post = (...fields: string[]) => ['---', ...fields, '---', 'Body', ''].join('\n');

/** Nine levels of nine aliases each, which expand to about a billion strings. */
const aliasBomb = [...'abcdefghi'].map((name, index, all) => {
  const inner = index === 0 ? '"text"' : `*${all[index - 1]}`;
  return `${name}: &${name} [${Array.from({ length: 9 }, () => inner).join(', ')}]`;
});

describe('YAML that expands or nests', () => {
  it.each([
    ['an unknown alias', ['date: 2024-05-29', 'title: *Growth'], 3, '*'],
    ['a known alias', ['title: "A"', 'a: &a 1', 'b: *a'], 3, '&'],
    ['an anchor', ['title: &Growth in figures'], 2, '&'],
    ['a tag', ['title: "A"', 'date: !!str 2024-05-29'], 3, '!'],
    ['an unknown tag', ['title: !growth in figures'], 2, 'tag'],
    ['an alias bomb', aliasBomb, 2, '&'],
  ])('%s is an error with file and line', (_, fields, line, words) => {
    const [first] = problemsOf(blogPost, post(...fields));
    expect(first).toMatchObject({ file: blogPost, line, field: 'front matter' });
    expect(first?.message).toContain(words);
    expect(first?.fix).not.toBe('');
  });

  it('a text in quotes may start with any sign', () => {
    for (const text of ['*Growth', '&c', '!', '[', '{a']) {
      expect(parseSource('a.md', post(`title: ${JSON.stringify(text)}`)).data).toEqual({
        title: text,
      });
    }
  });

  it.each([
    ['lists in a line', `a: ${'['.repeat(20_000)}`],
    ['lists that end', `a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['groups', `a: ${'{b: '.repeat(20_000)}`],
    ['lists in lines', `a:\n${'[\n'.repeat(20_000)}`],
    ['list items', `a:\n  ${'- '.repeat(20_000)}b`],
    ['lists behind brackets in quotes', `a: ${'["]",'.repeat(20_000)}`],
    ['indented groups', Array.from({ length: 400 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
  ])('%s that nest too deeply are an error with file and line', (_, yaml) => {
    const [first, ...more] = problemsOf(blogPost, post('title: "A"', yaml));
    expect(first).toMatchObject({ file: blogPost, field: 'front matter' });
    expect(first?.message).toBe('the data is nested too deeply');
    expect(first?.line).toBeGreaterThan(2);
    expect(more).toEqual([]);
  });

  it('JSON is held to the same limits', () => {
    const [first] = problemsOf('content/pages/a.json', `{"a":\n${'['.repeat(20_000)}`);
    expect(first).toMatchObject({ file: 'content/pages/a.json', line: 2, field: 'JSON' });
  });

  it('names a key that is used twice, at each depth', () => {
    expect(problemsOf(blogPost, post('a: 1', 'b:', '  c: 1', '  c: 2'))).toMatchObject([
      { line: 5, message: 'the key "c" is used twice' },
    ]);
  });

  it('an alias in a chart is reported with the line of the chart', () => {
    const { figure, problems } = readChart(blogPost, 'kind: bar\ntitle: *Growth\n');
    expect(figure).toBeUndefined();
    expect(problems).toMatchObject([{ file: blogPost, line: 2 }]);
  });
});
