import { z } from 'zod';

import { defineDocument } from '../document';
import { externalUrl, isoDate, slug, summary, text } from '../fields';

/** content/landscape.json: data of the GenAI Landscape infographic (docs/specification.md P7). */
export const landscape = defineDocument(
  'landscape.json',
  z.strictObject({
    title: text,
    description: summary,
    compiled: isoDate,
    license: externalUrl,
    layers: z
      .array(
        z.strictObject({
          id: slug,
          name: text,
          description: text,
          items: z.array(text).min(6, 'name six to ten').max(10, 'name six to ten'),
        }),
      )
      .min(1),
  }),
);

export type Landscape = ReturnType<typeof landscape.get>;
