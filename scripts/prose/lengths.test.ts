import { describe, expect, it } from 'vitest';

import { messagesOf, page, paper, prose, smallRules } from './fixtures';
import { lengths, wordCount } from './lengths';

describe('lengths', () => {
  it.each([
    ['a post', prose('## One\n\nTwo three four.')],
    ['a featured post', prose('## A\n\nb c d e f g h i j.', { file: 'content/blog/cloth.md' })],
    ['a paper', paper('## One\n\nTwo three four.')],
    ['a page, which may have any length', page({ title: 'One' })],
  ])('lets %s within its range pass', (_, text) => {
    expect(lengths(text, smallRules)).toEqual([]);
  });

  it.each([
    ['short', '## One\n\nTwo.', ['3: the text has 2 words']],
    ['long', '## One\n\nTwo three four five six seven eight nine.', ['3: the text has 9 words']],
    ['whole', 'One two three four.', ['3: the text has 0 "##" headings']],
    ['cut up', '## One\n\n## Two\n\n## Three\n\nfour', ['3: the text has 3 "##" headings']],
  ])('finds a text that is too %s', (_, text, problems) => {
    expect(messagesOf(lengths(prose(text), smallRules))).toEqual(problems);
    expect(messagesOf(lengths(paper(text), smallRules))).toEqual(problems);
  });

  it('does not count front matter, charts, addresses and sources', () => {
    const chart = '```chart\ntitle: One two three\n```';
    const text = `${chart}\n\n[One two](https://www.example.com/a/b).\n\n## References\n\n1. Three.`;
    expect(wordCount(prose(text, { fields: ['title: Four five'] }))).toBe(2);
  });
});
