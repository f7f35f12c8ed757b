import { motifs } from 'thread-art/motifs';
import { fiveTones, type Tone } from 'thread-art/palette';
import { z } from 'zod';

import type { ArtAssignments } from '../../art/art-assignments';
import { defineDocument } from '../document';

const tones = [...fiveTones, 'slate'] as const satisfies readonly Tone[];
const motifNames = Object.keys(motifs).sort() as (keyof typeof motifs)[];
const tone = z.enum(tones, { error: `use one of ${tones.join(', ')}` });
const number = 'write a whole number from 0, for example 2';

const style = z.strictObject({
  motif: z.enum(motifNames, { error: `use one of ${motifNames.join(', ')}` }),
  color: tone,
  accent: tone,
  variant: z.int(number).min(0, number).optional(),
});
const styles = z.record(z.string(), style);

/** content/art.json: which picture an entry gets (lib/art/art-assignments.ts imports the file). */
export const art = defineDocument(
  'art.json',
  z.strictObject({
    pages: styles,
    industries: styles,
    services: styles,
    products: styles,
    demos: styles,
    jobs: styles,
    whitepapers: styles,
    series: styles,
    categories: styles,
    portraits: z.record(z.string(), tone),
  } satisfies Record<keyof ArtAssignments, z.ZodType>),
);
