import { describe, expect, it } from 'vitest';

import { page, prose } from './fixtures';
import { lineAt, type TextBlock, wordsIn } from './text-block';

const kinds = (textBlocks: TextBlock[]) =>
  textBlocks.map(({ kind, line, text }) => [kind, line, text]);

describe('text blocks', () => {
  it('splits a text into headings, paragraphs, items, cells and code, each with its line', () => {
    const text = prose(
      'One [two](/x).\n\n## Three\n\n- four\n- `five`\n\n| six |\n|---|\n| seven |\n\n```\neight\n```',
    );
    expect(kinds(text.textBlocks)).toEqual([
      ['paragraph', 3, 'One two.'],
      ['heading', 5, 'Three'],
      ['item', 7, 'four'],
      ['item', 8, 'five'],
      ['cell', 10, 'six'],
      ['cell', 12, 'seven'],
      ['code', 14, 'eight'],
    ]);
  });

  it('names the section of each text block', () => {
    const { textBlocks } = prose('One.\n\n## Two\n\nThree.\n\n### Four\n\nFive.');
    expect(textBlocks.map(({ section }) => section)).toEqual([
      undefined,
      'Two',
      'Two',
      'Two',
      'Two',
    ]);
  });

  it('reads an aside without its mark, which the page shows as a title', () => {
    const { textBlocks } = prose('One.\n\n> [!NOTE]\n> Two.\n\n> [!NOTE] three\n\n[!NOTE]');
    expect(textBlocks.map(({ text }) => text.trim())).toEqual([
      'One.',
      'Two.',
      '[!NOTE] three',
      '[!NOTE]',
    ]);
    const [, aside] = textBlocks;
    expect(aside && lineAt(aside, aside.text.indexOf('Two'))).toBe(6);
  });

  it('reads fields, without addresses and dates', () => {
    const fields = ['title: One', 'date: 2024-05-29', 'cover: /a.png', 'tags: [two]'];
    expect(kinds(prose('', { fields }).textBlocks)).toEqual([
      ['field', 2, 'One'],
      ['field', 5, 'two'],
    ]);
    expect(page({ a: { url: 'https://www.example.com/', label: 'One' } }).textBlocks).toEqual([
      { kind: 'field', line: 4, field: 'a.label', text: 'One' },
    ]);
  });

  it('reads the words of a diagram, also the names of steps and answers', () => {
    const yaml = 'kind: flow\ntitle: Two\nsteps:\n  - Cut: By hand\n  - Sew';
    const found = prose(`## One\n\n\`\`\`diagram\n${yaml}\n\`\`\``).textBlocks;
    expect(found.map(({ text, field }) => `${field} ${text}`)).toEqual(
      expect.arrayContaining([
        'diagram.title Two',
        'diagram.steps.0.Cut By hand',
        'diagram.steps.0.Cut Cut',
        'diagram.steps.1 Sew',
      ]),
    );
  });

  it('reads the words of a chart with their lines', () => {
    const text = prose('## One\n\n```chart\nkind: dot\ntitle: Two\n```');
    expect(text.textBlocks.at(-1)).toEqual({
      kind: 'field',
      line: 7,
      field: 'chart.title',
      text: 'Two',
      section: 'One',
    });
  });

  it('counts lines inside a text block', () => {
    const [textBlock] = prose('One\ntwo\\\nthree').textBlocks;
    expect(textBlock && lineAt(textBlock, textBlock.text.indexOf('three'))).toBe(5);
  });
});

it('counts words as a reader does', () => {
  expect(wordsIn('It cost $1,200 – an 18-month plan’s price, or 4.5%.')).toHaveLength(9);
  expect(wordsIn('— – ! … ')).toEqual([]);
});
