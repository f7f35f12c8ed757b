import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseSource } from '../load/source';
import { reference, referencesIn, unknownReferences } from './references';

const schema = z.strictObject({
  author: reference('author'),
  tags: z.array(reference('tag')).optional(),
  parts: z.array(z.strictObject({ product: reference('product').optional() })),
});

it.each([
  [undefined, ''],
  ['ada', ''],
  [{ author: 'ada', tags: 'a', parts: 'loom' }, 'author'],
  [{ tags: ['a'], parts: [{ product: 'loom' }, {}, null] }, 'tags.0 parts.0.product'],
])('finds the references in %j: %s', (data, paths) => {
  const found = referencesIn(schema, data).map(({ at }) => at.join('.'));
  expect(found.join(' ')).toBe(paths);
});

it('suggests an entry if there is none, and checks neither placeholders nor unknown targets', () => {
  const file = 'content/blog/a.md';
  const source = parseSource(file, '---\nauthor: ida\ntags: [<Write a tag>, a]\nparts: []\n---\n');
  const author = { values: [], source: 'ids in content/team/' };
  expect(unknownReferences({ file, source, schema }, { author })).toEqual([
    {
      ...{ file, line: 2, field: 'author', message: 'unknown author "ida"' },
      fix: 'remove it, or add an entry: there are no ids in content/team/',
    },
  ]);
  const tag = { values: ['a'], source: 'topics' };
  expect(unknownReferences({ file, source, schema }, { tag })).toEqual([]);
});
