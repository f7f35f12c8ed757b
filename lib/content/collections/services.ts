import { z } from 'zod';

import { routes } from '../../site/routes';
import { defineCollection } from '../collection';
import { action, icon, summary, text } from '../fields';
import { reference } from '../references';

const schema = z.strictObject({
  title: text,
  order: z.int().positive(),
  /** Whether the Services overview has a card for it. */
  overview: z.boolean(),
  /** Other spellings of its id with the same page (docs/specification.md R3). */
  aliases: z.array(z.string().regex(/^[A-Za-z]+$/, 'write the other spelling as one word')),
  icon,
  summary,
  heading: text,
  lead: text,
  audience: text,
  offeringsHeading: text,
  offerings: z.array(
    z.strictObject({
      title: text,
      description: text,
      features: z
        .array(text)
        .min(3, 'list three to five features')
        .max(5, 'list three to five features'),
      outcome: text,
      /** Link to a similar offering on another page, with what sets it apart. */
      related: action.optional(),
    }),
  ),
  products: z.array(reference('product')),
  cta: z.strictObject({ heading: text, text }),
});

/** content/services/<id>.json: the six service pages (docs/specification.md R2). */
export const services = defineCollection({
  name: 'services',
  schema,
  unique: ['title', 'summary', 'order'],
  compare: (a, b) => a.order - b.order,
  derive: (entry) => entry,
  url: (entry) => routes.service(entry.id),
});

export type Service = ReturnType<typeof services.all>[number];

/**
 * Finds a service by id or alias.
 *
 * @throws Error for an unknown name
 */
export function serviceAt(name: string): Service {
  const service = services.all().find(({ id, aliases }) => id === name || aliases.includes(name));
  if (!service) throw new Error(`No service answers to "${name}"`);
  return service;
}
