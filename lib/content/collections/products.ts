import { z } from 'zod';

import { defineCollection } from '../collection';
import { icon, summary, text } from '../fields';

const schema = z.strictObject({
  title: text,
  /** Name after "Learn more about", e.g. "Kelly" or "the Podcast Generator". */
  shortName: text,
  order: z.int().positive(),
  /** Whether the AI Solutions page also shows it. */
  solution: z.boolean(),
  icon,
  summary,
  description: text,
  features: z
    .array(text)
    .min(3, 'list three to five features')
    .max(5, 'list three to five features'),
  outcome: text,
});

/** content/products/<id>.json: the five AI products, shown together on /services/ai-products. */
export const products = defineCollection({
  name: 'products',
  schema,
  unique: ['title', 'shortName', 'summary', 'order'],
  compare: (a, b) => a.order - b.order,
  derive: (entry) => entry,
  url: (entry) => `/services/ai-products#${entry.id}`,
});

export type Product = ReturnType<typeof products.all>[number];
