import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';

import { markdownExcess, treeExcess, yamlExcess } from './limits';

describe('yamlExcess', () => {
  it.each([
    ['levels', `a: 1\nb: ${'['.repeat(64)}`, `a: 1\nb: ${'['.repeat(65)}`],
    ['levels of groups', `a: 1\nb: ${'{'.repeat(64)}`, `a: 1\nb: ${'{'.repeat(65)}`],
    ['lists', `a: 1\n${'[]'.repeat(5000)}`, `a: 1\n${'[]'.repeat(5001)}`],
    ['groups', `a: 1\n${'{}'.repeat(5000)}`, `a: 1\n${'{}'.repeat(5001)}`],
    ['spaces', `a: 1\n${' '.repeat(200)}b: 1`, `a: 1\n${' '.repeat(201)}b: 1`],
    ['lists of lists', `a: 1\n${'- '.repeat(100)}b`, `a: 1\n${'- '.repeat(101)}b`],
  ])('accepts the largest number of %s and no more', (_, most, more) => {
    expect(yamlExcess(most)).toBeUndefined();
    expect(yamlExcess(more)).toEqual({
      line: 2,
      message: 'the data is nested too deeply',
      fix: 'use at most 64 levels and 5000 lists and groups in one file',
    });
  });

  it('counts a closed bracket no more, and none that was never opened', () => {
    expect(yamlExcess(`${'[]'.repeat(100)}\n${'{}'.repeat(100)}`)).toBeUndefined();
    expect(yamlExcess(`]]]${'['.repeat(65)}`)).toMatchObject({ line: 1 });
    expect(yamlExcess(`]]]${'['.repeat(64)}`)).toBeUndefined();
  });
});

describe('markdownExcess', () => {
  const lines = (count: number) => 'word\n\n'.repeat(count);

  it.each([
    ['characters', `a${lines(33_333)}a`, `a${lines(33_333)}aa`, 1, 'the text is too long: 200001'],
    ['characters of a block', `b\n\n${'a'.repeat(50_000)}`, `b\n\n${'a'.repeat(50_001)}`, 3],
    ['quotes', `a\n\nb\n${'>'.repeat(20)} c`, `a\n\nb\n${'>'.repeat(21)} c`, 4],
    ['lists', `a\n \nb\n${'- '.repeat(20)}c`, `a\n \nb\n${'- '.repeat(21)}c`, 4],
    ['numbered lists', `${'10. '.repeat(20)}c`, `${'10. '.repeat(21)}c`, 1],
    ['numbered lists with )', `${'1) '.repeat(20)}c`, `${'1) '.repeat(21)}c`, 1],
    ['spaces', `a\n${' '.repeat(80)}c`, `a\n${' '.repeat(81)}c`, 2],
    ['vertical bars', `a\n\n${'|'.repeat(5000)}`, `a\n\n${'|'.repeat(5001)}`, 3, 'this table'],
    ['signs of emphasis', `${'a*'.repeat(2000)}`, `${'a*'.repeat(2001)}`, 1, 'too much emphasis'],
    ['other signs of emphasis', 'a_~'.repeat(1000), 'a_~'.repeat(1001), 1, 'too much emphasis'],
    ['brackets', '[]'.repeat(1000), `${'[]'.repeat(1000)}]`, 1, 'too many brackets'],
  ])('accepts the largest number of %s and no more', (_, most, more, line, message = '') => {
    expect(markdownExcess(most)).toBeUndefined();
    expect(markdownExcess(more)).toEqual({
      line,
      message: expect.stringContaining(message),
      fix: expect.stringMatching(/at most \d+ |divide it/),
    });
  });

  it('counts for each block', () => {
    expect(markdownExcess(`${'|'.repeat(4000)}\n\n${'|'.repeat(4000)}`)).toBeUndefined();
  });

  it('takes no sign inside a line for a quote or a list', () => {
    expect(markdownExcess(`a ${'> '.repeat(30)}`)).toBeUndefined();
    expect(markdownExcess(`${'-'.repeat(30)}`)).toBeUndefined();
    expect(markdownExcess(`${'1.'.repeat(30)}`)).toBeUndefined();
  });
});

describe('treeExcess', () => {
  const nested = (depth: number): Nodes =>
    depth === 0
      ? { type: 'text', value: 'a', position: at(7) }
      : { type: 'blockquote', children: [nested(depth - 1) as never], position: at(3) };
  const at = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 2 } });

  it('accepts 150 levels and no more', () => {
    expect(treeExcess(nested(150))).toBeUndefined();
    expect(treeExcess(nested(151))).toEqual({
      line: 7,
      message: 'the text is nested too deeply',
      fix: 'use at most 150 levels of lists, quotes and emphasis',
    });
  });
});
