import { describe, expect, it } from 'vitest';

import { page, prose } from '../fixtures/prose';
import { lineAt, type Passage, wordsIn } from './passage';

const kinds = (passages: Passage[]) => passages.map(({ kind, line, text }) => [kind, line, text]);

describe('passages', () => {
  it('cuts a text into headings, paragraphs, items, cells and code, each with its line', () => {
    const text = prose(
      'One [two](/x).\n\n## Three\n\n- four\n- `five`\n\n| six |\n|---|\n| seven |\n\n```\neight\n```',
    );
    expect(kinds(text.passages)).toEqual([
      ['paragraph', 3, 'One two.'],
      ['heading', 5, 'Three'],
      ['item', 7, 'four'],
      ['item', 8, 'five'],
      ['cell', 10, 'six'],
      ['cell', 12, 'seven'],
      ['code', 14, 'eight'],
    ]);
  });

  it('names the section of each passage', () => {
    const { passages } = prose('One.\n\n## Two\n\nThree.\n\n### Four\n\nFive.');
    expect(passages.map(({ section }) => section)).toEqual([undefined, 'Two', 'Two', 'Two', 'Two']);
  });

  it('reads fields, and leaves out addresses and dates', () => {
    const fields = ['title: One', 'date: 2024-05-29', 'cover: /a.png', 'tags: [two]'];
    expect(kinds(prose('', { fields }).passages)).toEqual([
      ['field', 2, 'One'],
      ['field', 5, 'two'],
    ]);
    expect(page({ a: { url: 'https://www.example.com/', label: 'One' } }).passages).toEqual([
      { kind: 'field', line: 4, field: 'a.label', text: 'One' },
    ]);
  });

  it('reads the words of a chart with their lines', () => {
    const text = prose('## One\n\n```chart\nkind: dot\ntitle: Two\n```');
    expect(text.passages.at(-1)).toEqual({
      kind: 'field',
      line: 7,
      field: 'chart.title',
      text: 'Two',
      section: 'One',
    });
  });

  it('counts lines inside a passage', () => {
    const [passage] = prose('One\ntwo\\\nthree').passages;
    expect(passage && lineAt(passage, passage.text.indexOf('three'))).toBe(5);
  });
});

it('counts words as a reader does', () => {
  expect(wordsIn('It cost $1,200 – an 18-month plan’s price, or 4.5%.')).toHaveLength(9);
  expect(wordsIn('— – ! … ')).toEqual([]);
});
