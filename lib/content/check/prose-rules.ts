import { z } from 'zod';

import { contentPath } from '../load/content-folder';
import { defineDocument } from '../load/document';
import { externalUrl, isoDate, text } from '../schema/fields';
import { plain } from './prose';

const pattern = z.string().refine(isPattern, 'write a regular expression of JavaScript');
const range = z.tuple([z.int().positive(), z.int().positive()], 'write the least and the most');
const article = z.strictObject({
  words: range.describe('Least and most words.'),
  sections: range.describe('Least and most ## headings.'),
  sources: z.int().nonnegative().describe('Least external pages that the text links.'),
});

/** content/prose.json: what the checks of words require and forbid. Without it there are none. */
export const proseRules = defineDocument(
  'prose.json',
  z.strictObject({
    articles: z
      .strictObject({
        numbered: article.describe('Numbered posts.'),
        featured: article.describe('Featured posts.'),
        paper: article.describe('White papers.'),
      })
      .optional()
      .describe('What a published article must have.'),
    house: z
      .record(z.string(), z.union([z.int().nonnegative(), pattern]))
      .default({})
      .describe(
        'Number of items of a list, or pattern of a text, by folder and field, e.g. "industries/snapshot.stats": 3.',
      ),
    fixed: z
      .record(
        z.string(),
        z.record(z.string(), z.union([text, z.array(text).min(1, 'give at least one text')])),
      )
      .default({})
      .describe(
        'Texts that a field has to the letter, by file and field, e.g. "pages/demos.json": { "heading": "Our demos" }. Positions in lists are left out, several texts are in the order of the file, "…" stands for any words, and no other rule reports these texts.',
      ),
    banned: z
      .array(
        z.strictObject({
          phrase: z
            .string()
            .min(1)
            .optional()
            .describe('A phrase, in any case. Its last word also matches its inflections.'),
          pattern: pattern.optional().describe('Or a regular expression, which is case-sensitive.'),
          fix: text.describe('What to write instead.'),
        }),
      )
      .describe('Phrases that no text contains.'),
    allowed: z
      .array(
        z.strictObject({
          text: text.describe('A name or title that contains a banned phrase.'),
          why: text.describe('Reason why it is allowed.'),
        }),
      )
      .describe('Exceptions to "banned".'),
  }),
  { optional: true },
);

export type ProseRules = ReturnType<typeof proseRules.get>;

/** Parts of the fixed texts of a file between the "…" that stand for any words, longest first. */
export const fixedParts = (file: string, { fixed }: Pick<ProseRules, 'fixed'>): string[] =>
  Object.entries(fixed)
    .filter(([name]) => contentPath(name) === file)
    .flatMap(([, fields]) => Object.values(fields).flat())
    .flatMap((text) => plain(text).split('…'))
    .filter((part) => part.trim())
    .sort((a, b) => b.length - a.length);

/**
 * content/links.json: the external pages that the site links, with how and when each was checked
 * (docs/decisions/0008-link-record.md). Without it links are not compared.
 */
export const linkRecord = defineDocument(
  'links.json',
  z.strictObject({
    links: z.array(
      z.strictObject({
        url: externalUrl,
        checked: isoDate.describe('Day of the last check.'),
        via: z
          .enum(['page', 'stored copy', 'other copy', 'search excerpt'], {
            error: 'write "page", "stored copy", "other copy" or "search excerpt"',
          })
          .describe('How the page was seen.'),
        says: text.describe('What the page states, in our own words.'),
      }),
    ),
  }),
  { optional: true },
);

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}
