import { z } from 'zod';
import { routes } from '../../site/routes';
import { defineCollection } from '../load/collection';
import { draft, icon, order, text } from '../schema/fields';

const schema = z.strictObject({
  title: text.describe('Name of the way of working.'),
  order,
  draft,
  icon,
  description: text.describe('What it is for.'),
  input: text.describe('What goes in.'),
  steps: z
    .array(
      z.strictObject({
        does: text,
        who: text,
      }),
    )
    .min(3, 'list three or four steps')
    .max(4, 'list three or four steps'),
  output: text.describe('What comes out.'),
});

/** content/frameworks/<id>.json: the cards of "How We Do It" on the Services overview. */
export const frameworks = defineCollection({
  name: 'frameworks',
  schema,
  unique: ['title', 'description', 'order'],
  compare: (a, b) => a.order - b.order,
  url: (entry) => `${routes.services}#${entry.id}`,
});

export type Framework = ReturnType<typeof frameworks.all>[number];
