import { describe, expect, it } from 'vitest';

import { page, prose, smallRules } from './fixtures';
import { repeats } from './repeats';

const post = (id: string, text: string) => prose(text, { file: `content/blog/${id}.md` });
const messagesOf = (files: Parameters<typeof repeats>[0]) =>
  repeats(files, smallRules).map(({ file, line, message }) => `${file}:${line} ${message}`);

const sentence = 'A loom that stands idle costs as much.';
const run = 'a loom that stands idle costs as much as one that weaves all day';

describe('repeats', () => {
  it.each([
    ['a short sentence', 'It depends.', 'It depends.'],
    ['a heading', `## ${sentence.slice(0, -1)}`, `## ${sentence.slice(0, -1)}`],
    ['eleven words in a row', `So ${run.slice(0, 48)}.`, `But ${run.slice(0, 48)}, we say.`],
    ['a source', `## References\n\n${sentence}`, `## References\n\n${sentence}`],
  ])('lets %s stand twice', (_, one, other) => {
    expect(messagesOf([post('a', one), post('b', other)])).toEqual([]);
  });

  it('finds a duplicate sentence, ignoring case and quotes', () => {
    const other = 'One.\n\nTwo. “A loom that stands idle costs AS much.”';
    expect(messagesOf([post('a', sentence), post('b', other)])).toEqual([
      'content/blog/b.md:5 this sentence is also in content/blog/a.md:3: "“A loom that stands idle costs AS much.”"',
    ]);
  });

  it('finds it in one file and in data as well', () => {
    expect(
      messagesOf([post('a', `${sentence}\n\n${sentence}`), page({ text: sentence })]),
    ).toHaveLength(2);
  });

  it('treats a field without a full stop as a sentence, but not a cell or a chart label', () => {
    const label = sentence.slice(0, -1);
    const shown = `| a |\n|---|\n| ${label} |\n\n\`\`\`chart\ntitle: ${label}\n\`\`\``;
    expect(messagesOf([post('a', shown), post('b', shown)])).toEqual([]);
    expect(messagesOf([page({ one: label, two: label })])).toHaveLength(1);
  });

  it('reports a word sequence that two files share once and in full', () => {
    const files = [post('a', `We know: ${run}, every day.`), post('b', `One,\nfor ${run}, here.`)];
    expect(messagesOf(files)).toEqual([
      `content/blog/b.md:4 this run of 14 words is also in content/blog/a.md:3: "${run}"`,
    ]);
  });

  it('allows a repeated word sequence within one file', () => {
    expect(messagesOf([post('a', `We know: ${run}. But ${run}, no.`)])).toEqual([]);
  });
});
