import { z } from 'zod';

import type { Facts } from '../markdown/facts';

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'name it with lower-case letters, digits and hyphens');

const fact = z
  .string('write a text in quotes')
  .regex(
    /^[^\s{}[\]<>*_`|\\](?:[^{}[\]<>*_`|\\\n]*[^\s{}[\]<>*_`|\\])?$/,
    'write plain words and figures, without spaces around them and without { } [ ] < > * _ ` | \\',
  );

/** content/facts.json: groups of figures, each with a name, e.g. `{ "pilot": { "price": "$102,000" } }`. */
export const factsSchema = z.strictObject({
  facts: z
    .record(name, z.record(name, fact))
    .describe('Figures by group and name. Texts name them as {{group.name}}.'),
});

/** The facts by the names that texts use. */
export const factsByName = ({ facts }: z.output<typeof factsSchema>): Facts =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([group, values]) =>
      Object.entries(values).map(([key, value]) => [`${group}.${key}`, value]),
    ),
  );
