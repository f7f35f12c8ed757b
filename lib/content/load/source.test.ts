import { expect, it } from 'vitest';

import { thrownBy } from '../../fixtures/thrown-by';
import { decodeText } from './decode-text';
import type { ContentError } from './problem';
import { parseSource } from './source';

const read = (text: string) => decodeText('a.md', Buffer.from(text));

const markdown = `---
title: A
date: 2024-05-29
series:
  name: B
tags:
  - one
  - two
---
# Body
`;

const data = { title: 'A', date: '2024-05-29', series: { name: 'B' }, tags: ['one', 'two'] };
const rule = 'One\n\n---\n\nTwo\n';

it.each([
  ['front matter; a date remains a string', markdown, { data, body: '# Body\n', bodyLine: 10 }],
  ['a rule in the body', `---\na: 1\n---\n${rule}`, { data: { a: 1 }, body: rule, bodyLine: 4 }],
  ['an empty block', '---\n---\nOne', { data: {}, body: 'One', bodyLine: 3 }],
  ['no body, and a zero byte', '---\na: 1\0\n---', { data: { a: '1\0' }, body: '' }],
  ['comments', '---\n# a\na: 2024-05-29 # b\nb: true # c\n---\n', { data: { b: true } }],
  ['a block', '---\na: >\n  one\n  two\n---\n', { data: { a: 'one two' } }],
])('reads %s', (_, text, expected) => {
  const written = ['\n', '\r\n', '\r'].map((end) => text.replaceAll('\n', end));
  for (const each of [...written, `\uFEFF${text}`]) {
    expect(parseSource('a.md', read(each))).toMatchObject(expected);
  }
});

const block = 'does not start with a block';
const script = '(globalThis.ranFrontMatter = true, { title: "A" })';
it.each([
  ['front matter in another language', 'a.md', `---js\n${script}\n---\n`, 1, block],
  ['a space before that language', 'a.md', `--- js\n${script}\n---\n`, 1, block],
  ['front matter that does not end', 'a.md', '---\ntitle: A\n', 1, block],
  ['four dashes at its end', 'a.md', `---\na: 1\n----\n${rule}`, 1, block],
  ['front matter below the top', 'a.md', '\n---\ntitle: A\n---\n', 1, block],
  ['a repeated key', 'a.md', '---\nb:\n  c: 1\n  c: 2\n---\n', 4, 'written twice'],
  ['a tab as indentation', 'a.md', '---\na:\n\tb: 1\n---\n', 3, ''],
  ['a missing brace', 'a.json', '{\n  "a": 1,\n  "b": 2\n', 4, ''],
  ['an unknown alias', 'a.md', '---\ntitle: *Growth\n---\n', 2, '*'],
  ['a known alias', 'a.md', '---\na: &a 1\nb: *a\n---\n', 2, 'starts with & needs quotes'],
  ['a # in a text', 'a.md', '---\ntitle: We Are #1\n---\n', 2, 'from "#1" on is left out'],
  ['a # before a text', 'a.md', '---\ntitle: #1 of all\n---\n', 2, 'from "#1 of all" on'],
  ['an octal number', 'a.md', '---\npart: 010\n---\n', 2, '010 is read as the number 10'],
  ['a hex number', 'a.md', '---\npart: 0x1F\n---\n', 2, '0x1F is read as the number 31'],
  ['a colon without a space', 'a.md', '---\na:1\nb: 2\n---\n', 2, 'has no space after it'],
  ['a sign at the start', 'a.md', '---\na: @loom\n---\n', 2, 'needs quotes'],
  ['a tag', 'a.md', '---\na: 1\ndate: !!str 2024-05-29\n---\n', 3, 'starts with ! needs quotes'],
])('names line and fix of %s in %s', (_, file, text, line, message) => {
  const [first] = thrownBy<ContentError>(() => parseSource(file, read(text))).problems;
  const field = file.endsWith('.md') ? 'front matter' : 'JSON';
  expect(first).toMatchObject({ file, line, field });
  expect(first?.message).toContain(message);
  expect(first?.message).not.toMatch(/\n| at line /);
  expect(first?.fix).toMatch(/quotes|a line ---|keep one|with spaces|write /);
  expect(globalThis).not.toHaveProperty('ranFrontMatter');
});

it.each([
  ['UTF-16', Buffer.from('\uFEFF中文', 'utf16le'), 1, 'as UTF-16'],
  ['UTF-16 without a mark', Buffer.from('---\na: 1\n---\n', 'utf16le'), 1, 'as UTF-16'],
  ['Windows-1252', Buffer.from('---\na: caf\xE9\n---\n', 'latin1'), 2, 'as Windows-1252'],
  ['a merge in the fields', '---\n<<<<<<< HEAD\na: 1\n=======\na: 2\n---\n', 2, 'merged'],
  ['a rest of a merge', '---\na: 1\n---\nOne.\n\n>>>>>>> b\n', 6, 'merged'],
])('refuses %s in one message', (_, bytes, line, message) => {
  const { problems } = thrownBy<ContentError>(() => decodeText('a.md', Buffer.from(bytes)));
  expect(problems).toMatchObject([{ line, message: expect.stringContaining(message) }]);
});
