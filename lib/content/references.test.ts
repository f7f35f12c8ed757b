import { expect, it } from 'vitest';
import { z } from 'zod';

import { reference, referencesIn, unknownReferences } from './references';
import { parseSource } from './source';

const schema = z.strictObject({
  author: reference('author'),
  title: z.string(),
  tags: z.array(reference('tag')).optional(),
  parts: z.array(z.strictObject({ product: reference('product').optional() })),
});

it('finds references at any depth, with their paths', () => {
  const data = {
    ...{ author: 'ada', title: 'A', tags: ['a', 'b'] },
    parts: [{ product: 'loom' }, {}, null, { product: 7 }],
  };
  expect(referencesIn(schema, data)).toEqual([
    { target: 'author', value: 'ada', at: ['author'] },
    { target: 'tag', value: 'a', at: ['tags', 0] },
    { target: 'tag', value: 'b', at: ['tags', 1] },
    { target: 'product', value: 'loom', at: ['parts', 0, 'product'] },
  ]);
});

it.each([
  ['no data', undefined],
  ['a text', 'ada'],
  ['nothing', null],
  ['a list', [1]],
  ['a text for a list', { author: 'ada', tags: 'a', parts: 'loom' }, ['author']],
])('finds what there is in %s', (_, data, fields: string[] = []) => {
  expect(referencesIn(schema, data).map(({ at }) => at.join('.'))).toEqual(fields);
});

it('asks for an existing value', () => {
  for (const value of ['', 7]) {
    const { error } = reference('author').safeParse(value);
    expect(error?.issues.map(({ message }) => message)).toEqual(['name an existing author']);
  }
});

it('reports values that do not exist, and what they may mean', () => {
  const file = 'content/blog/a.md';
  const text = ['---', 'author: ida', 'title: A', 'tags: [a, <Write a tag>]', 'parts: []', '---'];
  const source = parseSource(file, `${text.join('\n')}\n`);
  const author = { values: ['ada', 'grace'], source: 'ids in content/team/' };
  const tag = { values: ['b'], source: 'topics' };
  expect(unknownReferences({ file, source, schema }, { author, tag })).toEqual([
    {
      ...{ file, line: 2, field: 'author', message: 'unknown author "ida"' },
      fix: 'did you mean "ada"? Use one of the ids in content/team/: ada, grace',
    },
    {
      ...{ file, line: 4, field: 'tags.0', message: 'unknown tag "a"' },
      fix: 'use one of the topics: b',
    },
  ]);
  expect(
    unknownReferences({ file, source, schema }, { author: { ...author, values: [] } }),
  ).toEqual([
    expect.objectContaining({
      fix: 'remove it, or add an entry: there are no ids in content/team/',
    }),
  ]);
  // A target whose values are not known.
  expect(unknownReferences({ file, source, schema }, {})).toEqual([]);
});
