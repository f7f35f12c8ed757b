import { describe, expect, it } from 'vitest';

import { readChart } from './figure-source';
import { ContentError, type Problem } from './problem';
import { parseSource } from './source';

function problemsOf(text: string, file = 'content/blog/a.md'): readonly Problem[] {
  try {
    parseSource(file, text);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
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
    const [first] = problemsOf(post(...fields));
    expect(first).toMatchObject({ file: 'content/blog/a.md', line, field: 'front matter' });
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
    const [first, ...more] = problemsOf(post('title: "A"', yaml));
    expect(first).toMatchObject({ file: 'content/blog/a.md', field: 'front matter' });
    expect(first?.message).toBe('the data is nested too deeply');
    expect(first?.line).toBeGreaterThan(2);
    expect(more).toEqual([]);
  });

  it('JSON is held to the same limits', () => {
    const [first] = problemsOf(`{"a":\n${'['.repeat(20_000)}`, 'content/pages/a.json');
    expect(first).toMatchObject({ file: 'content/pages/a.json', line: 2, field: 'JSON' });
  });

  it('names a key that is used twice, at each depth', () => {
    expect(problemsOf(post('a: 1', 'b:', '  c: 1', '  c: 2'))).toMatchObject([
      { line: 5, message: 'the key "c" is used twice' },
    ]);
  });

  it('an alias in a chart is reported with the line of the chart', () => {
    const { figure, problems } = readChart('content/blog/a.md', 'kind: bar\ntitle: *Growth\n');
    expect(figure).toBeUndefined();
    expect(problems).toMatchObject([{ file: 'content/blog/a.md', line: 2 }]);
  });
});
