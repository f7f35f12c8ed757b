import { z } from 'zod';

import { defineDocument } from '#lib/content/document';
import { text } from '#lib/content/fields';

const range = z.tuple([z.int().positive(), z.int().positive()], 'write the least and the most');
const size = z.strictObject({ words: range, sections: range });

/** content/prose.json: what the checks of words demand, in figures and phrases. */
export const proseRules = defineDocument(
  'prose.json',
  z.strictObject({
    /** Words and `##` headings, by kind of text. */
    lengths: z.strictObject({ numbered: size, featured: size, paper: size }),
    /**
     * Least Flesch reading ease, by kind of text. Flesch calls 60 to 70 standard and 50 to 60 fairly
     * difficult. Articles are held to the first, pages dense with figures to the second. When the
     * floors were set, articles measured 69 to 83 and pages 56 to 82.
     */
    readingEase: z.strictObject({
      numbered: z.number(),
      featured: z.number(),
      paper: z.number(),
      page: z.number(),
    }),
    /** Link texts that do not say where they go. */
    vagueLinkTexts: z.array(text),
    /** The last word of a phrase stands for its inflections too. */
    banned: z.array(z.strictObject({ phrase: z.string().min(1), fix: text })),
    /** Names and titles that hold a banned phrase, with why they stay. */
    allowed: z.array(z.strictObject({ text, why: text })),
  }),
);

export type ProseRules = ReturnType<typeof proseRules.get>;
