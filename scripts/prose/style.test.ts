import { describe, expect, it } from 'vitest';

import { page, paper, prose, smallRules } from './fixtures';
import type { ProseRules } from './rules';
import { styleCounts, styleProblems } from './style';

type StyleRule = ProseRules['style'][number];

const rule = (change: Partial<StyleRule> = {}): StyleRule => ({
  name: 'looms',
  pattern: '\\blooms?\\b',
  finds: ['A loom'],
  fix: 'write machine',
  ...change,
});
const post = (id: string, text: string, author = 'ada') =>
  prose(text, { file: `content/blog/${id}.md`, fields: [`author: ${author}`] });
const messagesOf = (files: Parameters<typeof styleProblems>[0], change?: Partial<StyleRule>) =>
  styleProblems(files, { ...smallRules, style: [rule(change)] }).map(
    ({ file, line, message }) => `${file.replace(/^.*\/|\.\w+$/g, '')}:${line} ${message}`,
  );

describe('styleProblems', () => {
  it('allows no occurrence without a limit, and says where it is', () => {
    const files = [post('blog-01', 'One.\n\nTwo\nlooms.'), page({ a: [{ text: 'A loom.' }] })];
    expect(styleProblems(files, { ...smallRules, style: [rule()] })).toEqual([
      {
        file: 'content/blog/blog-01.md',
        line: 7,
        field: 'body',
        message: '"looms" (looms) is number 1 of 2 on the site',
        fix: 'write machine',
      },
      expect.objectContaining({ file: 'content/pages/cloth.json', line: 4, field: 'a.0.text' }),
    ]);
  });

  it('counts in all files, in each file, and files', () => {
    const files = [
      post('blog-01', 'A loom, a loom.'),
      post('blog-02', 'No.'),
      post('blog-03', 'A loom.'),
    ];
    expect(messagesOf(files, { total: 3 })).toEqual([]);
    expect(messagesOf(files, { total: 2 })).toEqual([
      'blog-03:4 "loom" (looms) is number 3 of 3 on the site, 2 at most',
    ]);
    expect(messagesOf(files, { perFile: 2 })).toEqual([]);
    expect(messagesOf(files, { perFile: 1 })).toEqual([
      'blog-01:4 "loom" (looms) is number 2 in this file, 1 at most',
    ]);
    expect(messagesOf(files, { files: 2 })).toEqual([]);
    expect(messagesOf(files, { files: 1 })).toEqual([
      'blog-03:4 "loom" (looms) is in 2 files, 1 at most',
    ]);
  });

  it('finds files with too few', () => {
    const files = [post('blog-01', 'A loom, a loom.'), post('blog-02', 'A loom.')];
    expect(messagesOf(files, { least: 1 })).toEqual([]);
    expect(messagesOf(files, { least: 2 })).toEqual(['blog-02:4 looms: 1, 2 at least']);
  });

  it.each<[what: string, change: Partial<StyleRule>, text: string]>([
    ['another case', {}, 'A Loom.'],
    ['what is quoted', { outsideQuotes: true }, 'She said "a loom", he said “two looms”.'],
    ['an allowed name', { pattern: 'Leverage' }, 'A loom of Leverage Ltd.'],
    ['code', {}, '```\nloom\n```'],
    ['a source', {}, '## References\n\n1. A loom.'],
    ['another kind of text', { kinds: ['paper', 'page'] }, 'A loom.'],
    ['another author', { authors: ['sam'] }, 'A loom.'],
    ['what is below the opening', { place: 'opening' }, '## A loom\n\nOne.\n\nA loom.'],
    ['a list', { place: 'paragraphs' }, '- A loom.'],
    ['a paragraph', { place: 'headings' }, 'A loom.'],
  ])('lets %s pass', (_, change, text) => {
    expect(messagesOf([post('blog-01', text)], change)).toEqual([]);
  });

  it.each<[what: string, change: Partial<StyleRule>, text: string]>([
    ['another case', { anyCase: true }, 'A Loom.'],
    ['what is beside a quotation', { outsideQuotes: true }, 'She said "so", and a loom fell.'],
    ['a kind of text', { kinds: ['numbered'] }, 'A loom.'],
    ['an author', { authors: ['ada'] }, 'A loom.'],
    ['the opening', { place: 'opening' }, '## One\n\nA loom.'],
    ['a heading', { place: 'headings' }, '## A loom'],
    ['a list', {}, '- A loom.'],
  ])('finds %s', (_, change, text) => {
    expect(messagesOf([post('blog-01', text)], change)).toHaveLength(1);
  });

  it('takes the first author of a paper', () => {
    const text = paper('A loom.');
    expect(messagesOf([{ ...text, author: 'ada' }], { authors: ['ada'] })).toHaveLength(1);
    const source = { file: 'content/whitepapers/a.md', fields: ['authors: [ada, sam]'] };
    expect(prose('One.', source).author).toBe('ada');
  });
});

it('styleCounts counts occurrences, files and the most in one file', () => {
  const files = [
    post('blog-01', 'A loom, a loom.'),
    post('blog-02', 'A loom.'),
    post('blog-03', ''),
  ];
  const [count] = styleCounts(files, { ...smallRules, style: [rule()] });
  expect(count).toMatchObject({ files: 2, most: 2, matches: { length: 3 } });
});
