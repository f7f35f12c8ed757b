import { expect, it } from 'vitest';
import { z } from 'zod';

import { isoDate, text } from '../content/schema/fields';
import { postSchema } from '../content/schema/post-schema';
import { reference } from '../content/schema/references';
import { formFields } from './form-fields';

it('derives a field of the form from each field of a schema', () => {
  const schema = z.strictObject({
    title: text.describe('Shown on top.'),
    firstDay: isoDate.optional(),
    part: z.int().positive(),
    tags: z.array(reference('tag')),
    series: z.strictObject({ name: reference('series') }).optional(),
    draft: z.boolean().optional(),
  });
  expect(formFields(schema)).toMatchObject([
    { name: 'title', label: 'Title', hint: 'Shown on top.', kind: 'text', required: true },
    { name: 'firstDay', label: 'First day', kind: 'date', required: false },
    { name: 'part', label: 'Part', kind: 'number', required: true },
    { name: 'tags', label: 'Tags', kind: 'list', required: true, target: 'tag' },
    { name: 'series.name', label: 'Series name', kind: 'text', required: false, target: 'series' },
    { name: 'draft', label: 'Draft', kind: 'flag', required: false },
  ]);
});

it('has every field of a post', () => {
  const names = formFields(postSchema).map(({ name }) => name.split('.')[0]);
  expect([...new Set(names)]).toEqual(Object.keys(postSchema.shape));
});
