import { z } from 'zod';

import { defineDocument } from '#lib/content/document';
import { text } from '#lib/content/fields';

const range = z.tuple([z.int().positive(), z.int().positive()], 'write the least and the most');
const size = z.strictObject({ words: range, sections: range });

/** content/prose.json: limits and phrases for the checks of words. */
export const proseRules = defineDocument(
  'prose.json',
  z.strictObject({
    /** Limits for the number of words and `##` headings, by kind of text. */
    lengths: z.strictObject({ numbered: size, featured: size, paper: size }),
    /**
     * Minimum Flesch reading ease, by kind of text. Flesch calls 60 to 70 standard and 50 to 60
     * fairly difficult. Articles must reach the first, pages with many numbers the second. When
     * these limits were set, articles measured 69 to 83 and pages 56 to 82.
     */
    readingEase: z.strictObject({
      numbered: z.number(),
      featured: z.number(),
      paper: z.number(),
      page: z.number(),
    }),
    /** Link texts that do not describe their target. */
    vagueLinkTexts: z.array(text),
    /** The last word of a phrase also matches its inflections. */
    banned: z.array(z.strictObject({ phrase: z.string().min(1), fix: text })),
    /** Names and titles that contain a banned phrase, with the reason why they are allowed. */
    allowed: z.array(z.strictObject({ text, why: text })),
  }),
);

export type ProseRules = ReturnType<typeof proseRules.get>;
