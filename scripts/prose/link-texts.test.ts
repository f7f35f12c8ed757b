import { describe, expect, it } from 'vitest';

import { messagesOf, page, prose, smallRules } from './fixtures';
import { linkTexts } from './link-texts';

const find = (text: string) => messagesOf(linkTexts(prose(text), smallRules));

describe('linkTexts', () => {
  it.each([
    ['words that name the target', 'What [the law asks](/a).'],
    ['the same words for the same target', '[The law](/a), [the law](/a).'],
  ])('lets %s pass', (_, text) => expect(find(text)).toEqual([]));

  it.each([
    ['a vague word', '[Here](/a).', ['3: link text "Here" does not describe its target']],
    [
      'vague words',
      '[read more …](/a)',
      ['3: link text "read more …" does not describe its target'],
    ],
    [
      'a bare address',
      'https://www.example.com/',
      ['3: link text "https://www.example.com/" does not describe its target'],
    ],
    ['no words', '[](/a)', ['3: the link to /a has no text']],
    [
      'two targets with the same words',
      '[The law](/a).\n\n[the law,](/b)',
      ['5: "the law," leads to /a on line 3 and to /b here'],
    ],
  ])('finds %s', (_, text, problems) => expect(find(text)).toEqual(problems));

  it('reads labels of data as well', () => {
    const links = (about?: string) =>
      page({ actions: [{ label: 'Read more', href: '/a', about }] });
    expect(linkTexts(links('about looms'), smallRules)).toEqual([]);
    expect(messagesOf(linkTexts(links(), smallRules))).toEqual([
      '5: link text "Read more" does not describe its target',
    ]);
  });
});
