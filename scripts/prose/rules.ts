import { z } from 'zod';

import { defineDocument } from '#lib/content/document';
import { text } from '#lib/content/fields';

const range = z.tuple([z.int().positive(), z.int().positive()], 'write the least and the most');
const size = z.strictObject({
  words: range.describe('Least and most words.'),
  sections: range.describe('Least and most ## headings.'),
});
const limit = z.int().nonnegative();
const pattern = z.string().refine(isPattern, 'write a regular expression of JavaScript');

/** A rule of the style sheet that a pattern can find. Without limits it allows no occurrence. */
const styleRule = z
  .strictObject({
    name: text.describe('Name of the rule, for messages.'),
    pattern: pattern.describe('Regular expression, case-sensitive unless "anyCase" is true.'),
    finds: z
      .array(text)
      .min(1, 'give a text that the pattern finds')
      .describe('Texts that the pattern must find.'),
    passes: z.array(text).optional().describe('Texts that the pattern must not find.'),
    anyCase: z.boolean().optional().describe('Whether upper and lower case are the same.'),
    outsideQuotes: z
      .boolean()
      .optional()
      .describe('Whether to ignore what is in double quotation marks.'),
    kinds: z
      .array(z.enum(['numbered', 'featured', 'paper', 'page']))
      .optional()
      .describe('Kinds of texts that the rule applies to. Default: all.'),
    authors: z.array(text).optional().describe('Ids of authors that the rule applies to.'),
    place: z
      .enum(['opening', 'paragraphs', 'headings'])
      .optional()
      .describe('Part of a text that the rule applies to. Default: all.'),
    least: limit.optional().describe('Fewest occurrences in each file that the rule applies to.'),
    perFile: limit.optional().describe('Most occurrences in one file.'),
    files: limit.optional().describe('Most files with an occurrence.'),
    total: limit.optional().describe('Most occurrences in all files.'),
    fix: text.describe('What to write instead.'),
  })
  .superRefine(checkExamples);

/** content/prose.json: limits and phrases for the checks of words. */
export const proseRules = defineDocument(
  'prose.json',
  z.strictObject({
    lengths: z
      .strictObject({
        numbered: size.describe('Numbered posts.'),
        featured: size.describe('Featured posts.'),
        paper: size.describe('White papers.'),
      })
      .describe('Limits for the number of words and headings.'),
    /**
     * Minimum Flesch reading ease, by kind of text. Flesch calls 60 to 70 standard and 50 to 60
     * fairly difficult. Articles must reach the first, pages with many numbers the second. When
     * these limits were last compared, articles measured 67 to 86 and pages 56 to 89.
     */
    readingEase: z
      .strictObject({
        numbered: z.number().describe('Numbered posts.'),
        featured: z.number().describe('Featured posts.'),
        paper: z.number().describe('White papers.'),
        page: z.number().describe('All other texts.'),
      })
      .describe('Least Flesch reading ease.'),
    vagueLinkTexts: z.array(text).describe('Link texts that do not describe their target.'),
    banned: z
      .array(
        z.strictObject({
          phrase: z
            .string()
            .min(1)
            .describe('A phrase. Its last word also matches its inflections.'),
          fix: text.describe('What to write instead.'),
        }),
      )
      .describe('Phrases that no text contains.'),
    style: z.array(styleRule).describe('Rules of docs/style.md.'),
    repeats: z
      .strictObject({
        sentenceWords: z
          .int()
          .positive()
          .describe('Words from which a sentence must not appear twice.'),
        runWords: z
          .int()
          .positive()
          .describe('Words from which a sequence must not appear in two files.'),
      })
      .describe('Limits for repeated text.'),
    contactInText: limit.describe(
      'Most posts that link /contact in their last section instead of in "callToAction".',
    ),
    allowed: z
      .array(
        z.strictObject({
          text: text.describe('A name or title that contains a banned phrase.'),
          why: text.describe('Reason why it is allowed.'),
        }),
      )
      .describe('Exceptions to "banned".'),
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
