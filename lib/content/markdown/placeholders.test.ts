import { expect, it } from 'vitest';
import { parseSource } from '../load/source';
import { placeholdersIn } from './placeholders';

it('finds placeholders in fields and in lines of the text', () => {
  const text = `---
title: <Write a title>
tags: [a <b>, <A tag>, <b> a, <a><b>, <>]
---
<Say what it is about>

## <What is the question?>
<details open>
<Note>
<Video src="a b">
Text with <Words in it>.
<Words in front> of a text.
#<No heading at all>`;
  const file = 'content/blog/a.md';
  const found = placeholdersIn(file, parseSource(file, text), true);
  expect(found.map(({ line, field, message }) => [line, field, message])).toEqual([
    [2, 'title', '<Write a title> is a placeholder'],
    [3, 'tags.1', '<A tag> is a placeholder'],
    [5, 'body', '<Say what it is about> is a placeholder'],
    [7, 'body', '<What is the question?> is a placeholder'],
  ]);
  const fix = 'replace it, or set draft to true until the entry is finished';
  for (const problem of found) expect(problem).toMatchObject({ file, fix });
  // A person of the team can be no draft.
  expect(placeholdersIn(file, parseSource(file, text), false)[0]?.fix).toBe('replace it');
});
