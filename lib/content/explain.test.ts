import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { blog } from './collections/blog';
import { type Files, postWith, tempProject } from './fixtures/temp-project';

const problemsIn = (files: Files) =>
  blog.inspect(path.join(tempProject(files), 'content')).problems;

const file = 'content/blog/first.md';
const missing = 'this field is missing';
const long = 'x'.repeat(181);

describe('a mistake in a post', () => {
  it('is not found where there is none', () => {
    expect(problemsIn({ [file]: postWith() })).toEqual([]);
  });

  it.each([
    ['a missing field', { 7: undefined }, 1, 'excerpt', missing, /^add it: write this as text/],
    ['a missing date', { 3: undefined }, 1, 'date', missing, /^add it: write the date as YYYY/],
    [
      'an unknown key',
      { 4: 'author: ada\nauther: ada' },
      5,
      'auther',
      'unknown field',
      /known here: title, date/,
    ],
    [
      'an impossible date',
      { 3: 'date: 2024-02-30' },
      3,
      'date',
      '"2024-02-30" is not valid',
      /^no such day/,
    ],
    [
      'a month 13',
      { 3: 'date: 2024-13-01' },
      3,
      'date',
      '"2024-13-01" is not valid',
      /^no such day/,
    ],
    [
      'February 29 of a common year',
      { 3: 'date: 2023-02-29' },
      3,
      'date',
      '"2023-02-29" is not valid',
      /^no such day/,
    ],
    [
      'a date that is a number',
      { 3: 'date: 20240529' },
      3,
      'date',
      '20240529 is not valid',
      /YYYY-MM-DD/,
    ],
    [
      'a title that is a number',
      { 2: 'title: 2024' },
      2,
      'title',
      '2024 is not valid',
      /in quotes if it looks like a number/,
    ],
    [
      'a title with nothing in it',
      { 2: 'title:' },
      2,
      'title',
      'this field is empty',
      /^fill it in or remove it: write this as text/,
    ],
    [
      'a title that is empty',
      { 2: 'title: ""' },
      2,
      'title',
      '"" is not valid',
      /write something here/,
    ],
    [
      'a stray space',
      { 2: 'title: "Pilots "' },
      2,
      'title',
      '"Pilots " is not valid',
      /remove the spaces/,
    ],
    ['a list that is text', { 6: 'tags: pilots' }, 6, 'tags', '"pilots" is not valid', /./],
    ['an empty list', { 6: 'tags: []' }, 6, 'tags', 'a list of 0 is not valid', /at least one tag/],
    [
      'an item of a list',
      { 6: 'tags:\n  - pilots\n  - 7' },
      8,
      'tags.1',
      '7 is not valid',
      /name an existing tag/,
    ],
    [
      'a missing field within a field',
      { 6: 'tags: [a]\nseries:\n  name: Looms' },
      7,
      'series.part',
      missing,
      /^add it: /,
    ],
    [
      'an unknown key within a field',
      { 6: 'tags: [a]\nseries:\n  name: Looms\n  part: 1\n  of: 3' },
      10,
      'series.of',
      'unknown field',
      /^correct its spelling or remove it \(known here: name, part\)$/,
    ],
    [
      'an excerpt too short',
      { 7: 'excerpt: "Too short."' },
      7,
      'excerpt',
      '"Too short." is not valid',
      /at least 50 characters/,
    ],
    [
      'an excerpt too long',
      { 7: `excerpt: ${long}` },
      7,
      'excerpt',
      `"${long.slice(0, 56)}… is not valid`,
      /180 characters/,
    ],
    [
      'a draft that is a word',
      { 7: `${postWith().split('\n')[6]}\ndraft: yes` },
      8,
      'draft',
      '"yes" is not valid',
      /./,
    ],
  ])('names file, line, field and fix of %s', (_, changes, line, field, message, fix) => {
    expect(problemsIn({ [file]: postWith(changes) })).toEqual([
      { file, line, field, message, fix: expect.stringMatching(fix) },
    ]);
  });

  it('does not hide the next one', () => {
    const text = postWith({ 3: 'date: 2024-02-30', 7: 'excerpt: Short.' });
    const other = postWith({ 2: 'title: Other', 7: undefined });
    const found = problemsIn({ [file]: text, 'content/blog/second.md': other });
    expect(found.map((problem) => [problem.file, problem.field])).toEqual([
      [file, 'date'],
      [file, 'excerpt'],
      ['content/blog/second.md', 'excerpt'],
    ]);
  });

  it.each([
    ['no front matter', '# Title\n', 1, 'front matter'],
    ['broken YAML', postWith({ 5: 'category: AI: Strategy' }), 5, 'front matter'],
  ])('is told and not thrown for %s', (_, text, line, field) => {
    const [first, ...rest] = problemsIn({ [file]: text });
    expect(first).toMatchObject({ file, line, field });
    expect(rest.every((problem) => problem.file === file)).toBe(true);
  });
});
