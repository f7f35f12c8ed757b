import { z } from 'zod';

import { defineDocument } from '#lib/content/document';
import { text } from '#lib/content/fields';

const range = z.tuple([z.int().positive(), z.int().positive()], 'write the least and the most');
const size = z.strictObject({ words: range, sections: range });
const limit = z.int().nonnegative();
const pattern = z.string().refine(isPattern, 'write a regular expression of JavaScript');

/** A rule of the style sheet that a pattern can find. Without limits it allows no occurrence. */
const styleRule = z
  .strictObject({
    name: text,
    /** Case-sensitive unless `anyCase` is set. */
    pattern,
    /** Texts that the pattern must find. */
    finds: z.array(text).min(1, 'give a text that the pattern finds'),
    /** Texts that it must not find. */
    passes: z.array(text).optional(),
    anyCase: z.boolean().optional(),
    /** Ignores what is in double quotation marks. */
    outsideQuotes: z.boolean().optional(),
    kinds: z.array(z.enum(['numbered', 'featured', 'paper', 'page'])).optional(),
    /** Ids of authors. */
    authors: z.array(text).optional(),
    place: z.enum(['opening', 'paragraphs', 'headings']).optional(),
    /** Fewest occurrences in each file that the rule applies to. */
    least: limit.optional(),
    /** Most occurrences in one file. */
    perFile: limit.optional(),
    /** Most files with an occurrence. */
    files: limit.optional(),
    /** Most occurrences in all files. */
    total: limit.optional(),
    fix: text,
  })
  .superRefine(checkExamples);

/** content/prose.json: limits and phrases for the checks of words. */
export const proseRules = defineDocument(
  'prose.json',
  z.strictObject({
    /** Limits for the number of words and `##` headings, by kind of text. */
    lengths: z.strictObject({ numbered: size, featured: size, paper: size }),
    /**
     * Minimum Flesch reading ease, by kind of text. Flesch calls 60 to 70 standard and 50 to 60
     * fairly difficult. Articles must reach the first, pages with many numbers the second. When
     * these limits were last compared, articles measured 67 to 86 and pages 56 to 89.
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
    /** Rules of docs/style.md. */
    style: z.array(styleRule),
    repeats: z.strictObject({
      /** Length from which a sentence must not appear twice. */
      sentenceWords: z.int().positive(),
      /** Length from which a word sequence must not appear in two files. */
      runWords: z.int().positive(),
    }),
    /** Most posts that link /contact in their last section instead of in `callToAction`. */
    contactInText: limit,
    /** Names and titles that contain a banned phrase, with the reason why they are allowed. */
    allowed: z.array(z.strictObject({ text, why: text })),
  }),
);

export type ProseRules = ReturnType<typeof proseRules.get>;

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}

/** Regular expression of a rule, for all matches. */
export const patternOf = ({ pattern: source, anyCase }: { pattern: string; anyCase?: boolean }) =>
  new RegExp(source, anyCase ? 'giu' : 'gu');

interface Examples {
  pattern: string;
  anyCase?: boolean;
  finds: string[];
  passes?: string[];
}

/** Reports examples that the pattern treats in the other way. */
function checkExamples(rule: Examples, context: z.RefinementCtx): void {
  if (!isPattern(rule.pattern)) return;
  const report = (field: 'finds' | 'passes', expected: boolean) => {
    for (const [index, example] of (rule[field] ?? []).entries()) {
      if (patternOf(rule).test(example) === expected) continue;
      const message = `correct the pattern or this text: it is ${expected ? 'not ' : ''}found`;
      context.addIssue({ code: 'custom', path: [field, index], message });
    }
  };
  report('finds', true);
  report('passes', false);
}
