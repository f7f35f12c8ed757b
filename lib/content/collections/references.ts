import { z } from 'zod';

import { routes } from '../../site/routes';
import { defineCollection } from '../load/collection';
import { draft, order, text } from '../schema/fields';
import { reference } from '../schema/references';
import { phone } from './site';

const schema = z.strictObject({
  client: text.describe('Name of the client, as it agreed to in writing.'),
  order,
  draft,
  industry: reference('industry name').optional(),
  work: text.describe('What was built, in a sentence.'),
  results: z
    .array(
      z.strictObject({
        what: text.describe('What was counted, with its unit, e.g. "Minutes per quote".'),
        before: text,
        after: text,
      }),
    )
    .min(1, 'give at least one figure before and after'),
  counted: text.describe('Who counted it, and over which time.'),
  person: z
    .strictObject({
      name: text,
      role: text,
      phone: phone.optional().describe('Without it, readers are asked to write for the number.'),
    })
    .describe('Somebody of the client who answers questions of other buyers.'),
});

/** content/references/<id>.json: work for named clients, shown on home, industry and price pages. */
export const references = defineCollection({
  name: 'references',
  schema,
  unique: ['order'],
  compare: (a, b) => a.order - b.order,
  url: () => routes.home,
});

export type Reference = ReturnType<typeof references.all>[number];
