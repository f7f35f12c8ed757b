import { z } from 'zod';
import * as messages from '../../site/messages';
import { routes } from '../../site/routes';
import { definePagedCollection } from '../load/paged-collection';
import { demoSubject } from '../pages/art-subjects';
import { aliases, image, isoDate, order, summary, text, title } from '../schema/fields';
import { reference } from '../schema/references';

const schema = z.strictObject({
  name: title,
  order,
  description: summary,
  thumbnailUrl: image.optional(),
  demoUrl: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, 'write the path on the demo host, for example /computer-vision')
    .describe('Path on the demo host; the host itself comes from the environment.'),
  requiresAuth: z.boolean().describe('Whether visitors have to sign in to see the demo.'),
  active: z.boolean().describe('Whether lists show the demo.'),
  createdAt: isoDate.describe('Day of the first version.'),
  industries: z
    .array(reference('industry name'))
    .default([])
    .describe('Names of content/industries/.'),
  technology: z
    .array(text)
    .min(1, 'name at least one technology')
    .describe('Kinds of technology, e.g. "Computer Vision".'),
  model: text
    .optional()
    .describe('Model that runs, and where. Without one, the demo works by fixed rules.'),
  aliases,
  provider: text.describe('Who made the demo.'),
});

/** content/demos/<id>.json (docs/specification.md D7). No list shows inactive demos. */
export const demos = definePagedCollection({
  name: 'demos',
  schema,
  unique: ['name', 'description', 'order'],
  compare: (a, b) => a.order - b.order,
  pages: {
    path: routes.demo,
    kind: messages.kindLabels.demo,
    subject: demoSubject,
    facts: ({ active }) => ({ listed: active }),
    shareText: ({ name, description }) => ({
      kind: messages.kindLabels.demo.one,
      title: name,
      note: description,
    }),
  },
});

export type Demo = ReturnType<typeof demos.all>[number];
