import { describe, expect, it } from 'vitest';
import { alternativeTexts, tableCaptions } from './figures';
import { messagesOf, paper, prose } from './fixtures';

describe('alternativeTexts', () => {
  it('accepts a picture with an alternative text', () => {
    expect(alternativeTexts(prose('![A loom](/a.png)'))).toEqual([]);
  });

  it.each(['![](/a.png)', '![ ](/a.png)', '![12](/a.png)', '![][a]\n\n[a]: /a.png'])(
    'finds %s',
    (text) => {
      expect(messagesOf(alternativeTexts(prose(`One.\n\n${text}`)))).toEqual([
        '5: the picture has no alternative text',
      ]);
    },
  );
});

const table = '| a |\n|---|\n| b |\n\n';

describe('tableCaptions', () => {
  it('accepts numbered captions, and tables of posts without captions', () => {
    expect(tableCaptions(paper(`${table}*Table 1. One.*\n\n${table}*Table 2. Two.*`))).toEqual([]);
    expect(tableCaptions(prose(table))).toEqual([]);
  });

  it.each([
    ['no caption', table],
    ['a caption that is not set in italics', `${table}Table 1. One.`],
    ['a caption that goes on', `${table}*Table 1. One.* Two.`],
    ['a wrong number', `${table}*Table 2. One.*`],
  ])('finds %s', (_, text) => {
    expect(messagesOf(tableCaptions(paper(text)))).toEqual([
      '3: table 1 has no caption with its number',
    ]);
  });
});
