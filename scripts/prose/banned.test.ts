import { describe, expect, it } from 'vitest';
import { bannedPhrases } from './banned';
import { page, prose, smallRules } from './fixtures';

const find = (text: string) =>
  bannedPhrases(prose(text), smallRules).map(({ line, message }) => `${line} ${message}`);
const messagesOf = (line: number, words: string) => `${line} "${words}" is a banned phrase`;

describe('bannedPhrases', () => {
  it.each([
    ['words that only hold a phrase', 'Deleveraged cloth.'],
    ['a name that is allowed', 'A loom of Leverage Ltd works.'],
    ['an address', '[A loom](https://www.example.com/leverage!)'],
  ])('lets %s pass', (_, text) => expect(find(text)).toEqual([]));

  it.each([
    ['a phrase', 'We leverage it.', 'leverage'],
    ['a capital', 'Leverage it.', 'Leverage'],
    ['an inflection', 'They are leveraging it.', 'leveraging'],
    ['a plural', 'Two game-changers.', 'game-changers'],
    ['a space for a hyphen', 'A game changer.', 'game changer'],
    ['a curly apostrophe', 'In today’s world', "In today's world"],
    ['a sign', 'It works!', '!'],
  ])('finds %s', (_, text, words) => expect(find(text)).toEqual([messagesOf(3, words)]));

  it('finds a phrase anywhere, with its line', () => {
    expect(find('One\nleverage.\n\n`leverage`\n\n```chart\ntitle: Leverage\n```')).toEqual([
      messagesOf(4, 'leverage'),
      messagesOf(6, 'leverage'),
      messagesOf(9, 'Leverage'),
    ]);
    expect(bannedPhrases(page({ a: [{ text: 'We leverage it.' }] }), smallRules)).toEqual([
      {
        file: 'content/pages/cloth.json',
        line: 4,
        field: 'a.0.text',
        message: '"leverage" is a banned phrase',
        fix: 'write "use"',
      },
    ]);
  });
});
