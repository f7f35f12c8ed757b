import { z } from 'zod';

import { routes } from '../../site/routes';
import { defineCollection } from '../collection';
import { icon, summary, text } from '../fields';
import { reference } from '../references';

const schema = z.strictObject({
  title: text,
  order: z.int().positive(),
  /** Whether the Services overview shows it as one of its cards. */
  overview: z.boolean(),
  /** Other spellings of its URL that answer with the same page. */
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
 * The service that a spelling of its URL leads to.
 *
 * @throws Error for any other spelling; the export only asks for the known ones.
 */
export function serviceAt(name: string): Service {
  const service = services.all().find(({ id, aliases }) => id === name || aliases.includes(name));
  if (!service) throw new Error(`No service answers to "${name}"`);
  return service;
}
