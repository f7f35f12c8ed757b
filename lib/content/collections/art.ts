import { motifs } from 'thread-art/motifs';
import { fiveTones, type Tone } from 'thread-art/palette';
import { z } from 'zod';

import type { ArtAssignments } from '../../art/art-assignments';
import { defineDocument } from '../document';
import { text } from '../fields';

const tones = [...fiveTones, 'slate'] as const satisfies readonly Tone[];
const motifNames = Object.keys(motifs).sort() as (keyof typeof motifs)[];
const tone = z.enum(tones, { error: `use one of ${tones.join(', ')}` });
const number = 'write a whole number from 0, for example 2';

// A schema with an id is written once in the JSON Schema of the file (npm run schemas).
const motif = z.enum(motifNames, { error: `use one of ${motifNames.join(', ')}` }).meta({
  id: 'motif',
  description: 'What the threads draw. `npm run motifs` shows every motif.',
});
const style = z
  .strictObject({
    motif,
    color: tone.describe('Color of the threads.'),
    accent: tone.describe('Second color.'),
    variant: z
      .int(number)
      .min(0, number)
      .optional()
      .meta({ description: 'Another drawing of the same motif.', examples: [1] }),
  })
  .meta({ id: 'style', description: 'Motif and colors.' });
const drawn = z.strictObject({
  motif,
  numbers: z
    .array(z.number(), 'write numbers, for example [5, 2]')
    .optional()
    .meta({ description: 'What the motif counts or measures, e.g. steps and marked steps.' }),
});
const styles = z.record(z.string(), style);
const stylesOf = (of: string) => styles.describe(`Pictures of ${of}, by name.`);

/** content/art.json: which picture an entry gets (lib/art/art-assignments.ts imports the file). */
export const art = defineDocument(
  'art.json',
  z.strictObject({
    pages: stylesOf('pages'),
    industries: stylesOf('industries'),
    services: stylesOf('services'),
    demos: stylesOf('demos'),
    jobs: stylesOf('jobs'),
    whitepapers: stylesOf('white papers'),
    series: stylesOf('posts of a series'),
    categories: stylesOf('posts of a category'),
    meanings: z
      .record(
        z.string(),
        drawn.extend({ meaning: text.describe('What the cover shows, in words.') }),
      )
      .describe('What the covers of posts show, by file name.'),
    cases: z
      .record(z.string(), z.array(drawn))
      .describe('Pictures of the use cases of an industry, in their order.'),
    portraits: stylesOf('people'),
  } satisfies Record<keyof ArtAssignments, z.ZodType>),
);
