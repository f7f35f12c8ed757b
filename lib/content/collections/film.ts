import { z } from 'zod';

import { defineDocument } from '../load/document';
import { isoDate, summary, text } from '../schema/fields';

/** content/film.json: the vision film on the About page (docs/specification.md P3). */
export const film = defineDocument(
  'film.json',
  z.strictObject({
    title: text.describe('Title of the film, also for screen readers.'),
    description: summary,
    caption: text.describe('Line below the film.'),
    published: isoDate.describe('Day on which the film was published.'),
    seconds: z.int().positive(),
    dark: z
      .boolean()
      .optional()
      .describe('Whether the dark scheme has a film of its own, public/media/vision-dark.*.'),
  }),
  { optional: true },
);

export type Film = ReturnType<typeof film.get>;
