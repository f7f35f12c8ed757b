import { describe, expect, it } from 'vitest';

import { page, prose, smallRules, told } from './fixtures';
import { linkTexts } from './link-texts';

const find = (text: string) => told(linkTexts(prose(text), smallRules));

describe('linkTexts', () => {
  it.each([
    ['words that name the target', 'What [the law asks](/a).'],
    ['the same words for the same target', '[The law](/a), [the law](/a).'],
  ])('lets %s pass', (_, text) => expect(find(text)).toEqual([]));

  it.each([
    ['a vague word', '[Here](/a).', ['3: "Here" does not say where the link goes']],
    ['vague words', '[read more …](/a)', ['3: "read more …" does not say where the link goes']],
    [
      'a bare address',
      'https://www.example.com/',
      ['3: "https://www.example.com/" does not say where the link goes'],
    ],
    ['no words', '[](/a)', ['3: the link to /a has no words']],
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
    expect(told(linkTexts(links(), smallRules))).toEqual([
      '5: "Read more" does not say where the link goes',
    ]);
  });
});
