import { z } from 'zod';
import * as messages from '../../site/messages';
import { routes } from '../../site/routes';
import { definePagedCollection } from '../load/paged-collection';
import { serviceSubject } from '../pages/art-subjects';
import {
  action,
  aliases,
  draft,
  features,
  icon,
  order,
  summary,
  text,
  title,
} from '../schema/fields';
import { reference } from '../schema/references';

const schema = z.strictObject({
  title,
  order,
  overview: z.boolean().describe('Whether the Services overview has a card for it.'),
  // docs/specification.md R3.
  names: z
    .array(z.string().regex(/^[A-Za-z]+$/, 'write the other spelling as one word'))
    .default([])
    .describe('Other names of the page in its address, e.g. "AIStrategy".'),
  aliases,
  draft,
  icon,
  summary,
  heading: title,
  lead: text.describe('Paragraph below the headline.'),
  audience: text.describe(
    'Whom the service is for. A link is written as [words](/path), for example to another service.',
  ),
  offeringsHeading: text.describe('Heading above the offerings.'),
  offerings: z.array(
    z.strictObject({
      title: text,
      description: text,
      features,
      outcome: text,
      related: action
        .optional()
        .describe('Link to a similar offering on another page, with what sets it apart.'),
    }),
  ),
  products: z.array(reference('product')).default([]).describe('File names of content/products/.'),
  plan: z
    .strictObject({
      heading: text,
      title: text,
      caption: text.describe('What the figure shows. Says so if the plan is an example.'),
      axis: text.describe('Unit of "from" and "to", e.g. "Weeks".'),
      rows: z
        .array(
          z
            .strictObject({
              label: text,
              from: z.number('write a number'),
              to: z.number('write a number'),
              gate: text.optional().describe('What is true at its end.'),
              threads: z
                .int()
                .min(2)
                .max(10, 'draw at most 10 threads')
                .optional()
                .describe('Number of things handled side by side; each is drawn as a thread.'),
            })
            .refine((row) => row.from < row.to, {
              path: ['to'],
              error: 'a phase ends after it starts: give a larger number',
            }),
        )
        .min(2, 'give at least two rows')
        .max(8, 'show at most 8 rows'),
    })
    .optional()
    .describe('How the work goes over time.'),
  cta: z
    .strictObject({
      heading: text,
      text: text,
    })
    .describe('Call to contact at the end of the page.'),
});

/** content/services/<id>.json: the six service pages (docs/specification.md R2). */
export const services = definePagedCollection({
  name: 'services',
  schema,
  unique: ['title', 'summary', 'order'],
  compare: (a, b) => a.order - b.order,
  pages: {
    path: routes.service,
    kind: messages.kindLabels.service,
    subject: serviceSubject,
    frames: ['hero', 'card'],
    facts: ({ names }) => ({ also: names.map(routes.service) }),
    shareText: ({ title, heading, lead, products }) => ({
      // Do not show the title twice if it is also the heading.
      kind: heading === title ? messages.service.list : title,
      title: heading,
      note: lead,
      products,
    }),
  },
});

export type Service = ReturnType<typeof services.all>[number];

/** Finds a service by id or another name. */
export const serviceAt = (name: string): Service | undefined =>
  services.all().find(({ id, names }) => id === name || names.includes(name));
