import { motifs } from 'thread-art/motifs';
import { fiveTones, type Tone } from 'thread-art/palette';
import { z } from 'zod';

import { defineDocument } from '../load/document';
import { text } from '../schema/fields';

const tones = [...fiveTones, 'neutral'] as const satisfies readonly Tone[];
const motifNames = Object.keys(motifs).sort() as (keyof typeof motifs)[];
const tone = z.enum(tones, { error: `use one of ${tones.join(', ')}` });
const number = 'write a whole number from 0, for example 2';

const motif = z
  .enum(motifNames, { error: `use one of ${motifNames.join(', ')}` })
  .describe('What the threads draw.');
const style = z.strictObject({
  motif,
  color: tone,
  accent: tone,
  variant: z.int(number).min(0, number).optional().describe('Another drawing of the same motif.'),
});
const drawn = z.strictObject({
  motif,
  numbers: z
    .array(z.number(), 'write numbers, for example [5, 2]')
    .optional()
    .meta({ description: 'What the motif counts or measures, e.g. steps and marked steps.' }),
});
/** Styles by id. An id without an entry is allowed, so that deleting an entry needs no edit here. */
const styles = z.record(z.string(), style).default({});

const schema = z.strictObject({
  pages: styles,
  industries: styles.describe('By id, used wherever the industry appears.'),
  services: styles,
  demos: styles,
  jobs: styles,
  whitepapers: styles,
  series: styles.describe(
    'By the lower-case name of a series or category. All of its posts share motif and colors; each post has another variant.',
  ),
  categories: styles.describe(
    'By the lower-case name of a category. Its posts share the motif; the colors cycle.',
  ),
  meanings: z
    .record(
      z.string(),
      drawn.extend({ meaning: text.describe('What the cover shows, in words, for editors.') }),
    )
    .default({})
    .describe('What the cover of a post shows, by id, in the colors of its series or category.'),
  cases: z
    .record(z.string(), z.array(drawn))
    .default({})
    .describe('Pictures of the use cases of an industry, in their order, in its colors.'),
  portraits: styles.describe(
    'By id: a motif of what the person does. People side by side differ in color too.',
  ),
});

export type ArtAssignments = z.output<typeof schema>;

/**
 * content/art.json: pictures chosen by hand. Every other entry gets one by its id
 * (lib/art/pictures.ts), so the file is optional.
 */
export const art = defineDocument('art.json', schema, { optional: true });
