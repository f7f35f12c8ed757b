import { z } from 'zod';

import { defineDocument } from '../load/document';
import { externalUrl, isoDate, slug, summary, text } from '../schema/fields';

/** content/landscape.json: data of the GenAI Landscape infographic (docs/specification.md P7). */
export const landscape = defineDocument(
  'landscape.json',
  z.strictObject({
    title: text,
    subtitle: text.describe('Line below the title of the infographic.'),
    description: summary,
    compiled: isoDate.describe('Day on which the names were collected.'),
    license: externalUrl.describe('Address of the license of the infographic.'),
    notice: text.describe('Sentence at the foot of the infographic, about the names.'),
    layers: z
      .array(
        z.strictObject({
          id: slug,
          name: text,
          description: text.describe('What the tools of the layer are for.'),
          items: z.array(text).min(6, 'name six to ten').max(10, 'name six to ten'),
        }),
      )
      .min(1, 'give at least one layer')
      .describe('Layers, from top to bottom.'),
  }),
  { optional: true },
);

export type Landscape = ReturnType<typeof landscape.get>;
