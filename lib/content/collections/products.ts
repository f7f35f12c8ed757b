import { fiveTones } from 'thread-art/palette';
import { sceneSchema } from 'thread-art/scene/schema';
import { z } from 'zod';
import { routes } from '../../site/routes';

import { defineCollection } from '../load/collection';
import { draft, features, icon, order, summary, text, title } from '../schema/fields';
import { services } from './services';

const schema = z.strictObject({
  title,
  shortName: text.describe('Name after "Learn more about", e.g. "the Planner".'),
  order,
  draft,
  solution: z.boolean().describe('Whether the AI Solutions page also shows it.'),
  icon,
  summary,
  description: text,
  features,
  outcome: text,
  tone: z
    .enum(fiveTones, { error: `use one of ${fiveTones.join(', ')}` })
    .describe('Color of the ground behind the scene.'),
  scene: sceneSchema.describe('Words of the drawing that shows the product at work.'),
});

/** content/products/<id>.json: products, shown on the page of the first service that names them. */
export const products = defineCollection({
  name: 'products',
  schema,
  unique: ['title', 'shortName', 'summary', 'order'],
  compare: (a, b) => a.order - b.order,
  shown: () => services.valid().length > 0,
  url: ({ id }) => {
    const service = services.valid().find((each) => each.products.includes(id));
    return `${service ? services.url(service) : routes.services}#${id}`;
  },
});

export type Product = ReturnType<typeof products.all>[number];
