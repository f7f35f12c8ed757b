import { z } from 'zod';

import { iconNames } from './icons';

/** A non-empty text without leading or trailing spaces. */
export const text = z
  .string('write this as text, in quotes if it looks like a number or a date')
  .min(1, 'write something here or remove the field')
  .refine((value) => value === value.trim(), 'remove the spaces before or after the text')
  .refine((value) => !/[\n\t]/.test(value), 'write it in one line, without line breaks and tabs');

/** End of a sentence in any script, e.g. `.`, `？` or `।`, also within quotation marks or brackets. */
export const sentenceEnd = /\p{Sentence_Terminal}[\p{Pe}\p{Pf}\p{Pi}"']*$/u;

/** What a service or a product does, in a few points. */
export const features = z
  .array(text)
  .min(3, 'list three to five features')
  .max(5, 'list three to five features');

/** A text for search results and cards, 50 to 180 characters long. */
export const summary = text
  .min(50, 'write at least 50 characters: it is what search results show')
  .max(180, 'keep it to 180 characters: search results cut the rest')
  .describe('50 to 180 characters of plain text for search results and cards.');

/** Language of a part that differs from the one of the site, for `lang` (WCAG 2.2, 3.1.2). */
export const partLanguage = z
  .string()
  .refine(isLanguage, 'write a language code, for example de or fr-CH')
  .optional()
  .describe('Language code, if the words are in another language than the site, e.g. "de".');

function isLanguage(code: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-|$)/.test(code) && Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** A calendar date as a string `YYYY-MM-DD` (RFC 3339 full-date). */
export const isoDate = z.iso
  .date('write a day of the calendar as YYYY-MM-DD, for example 2024-05-29')
  .refine((day) => !/^\d{4}-/.test(day) || day >= '1900', {
    error: ({ input }) => `correct the year: ${input} is before 1900`,
  })
  .describe('A day as YYYY-MM-DD.');

/** An id that is also a URL segment: lower-case words joined by hyphens. */
export const slug = z
  .string('use lower-case letters, digits and hyphens, for example ai-strategy')
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'use lower-case letters, digits and hyphens, for example ai-strategy',
  )
  .describe('Lower-case words joined by hyphens.');

/** Names that hosts, `index.html` files and Windows keep for themselves. */
const reservedNames = /^(?:404|index|con|prn|aux|nul|com\d|lpt\d)$/;

/** The names of its pictures are longer, and file systems have names of up to 255 bytes. */
const longId = 'keep it to 100 characters: files and addresses are named after it';

const bytesOf = (value: string) => new TextEncoder().encode(value).length;

/** A name from which the address of a page is made. */
export const addressName = text.refine(
  (name) => bytesOf(name) <= 100,
  'shorten it: files and addresses are named after it, and have at most 100 bytes of it',
);

/** File name of an entry without extension, and the last segment of its URL. */
export const entryId = slug.max(100, longId).refine((id) => !reservedNames.test(id), {
  error: ({ input }) => `choose another name: "${input}" is reserved`,
});

/** A title, which also has to fit into its share image and into search results. */
export const title = text.max(
  100,
  'keep it to 100 characters: pages, cards and search results cut it',
);

/**
 * URL path of a picture in public/ or of a generated one. The content check verifies that it
 * exists.
 */
export const image = z
  .string()
  .regex(
    /^\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/,
    'write the path from public/, for example /images/cover.webp',
  )
  .describe('Path of a picture from public/, or of a generated one.');

/** Name of an icon beside a heading. */
export const icon = z
  .enum(iconNames, { error: `use one of ${iconNames.join(', ')}` })
  .describe('Icon beside the heading.');

const spaceless = 'write %20 in place of each space';

/** Of the invisible characters explainIssue names the one that it finds. */
const noSpace = /^[^\s\p{Cc}\p{Cf}\p{DI}]*$/u;

/** A link to a page of the site, which the content check verifies, or to another site. */
export const href = z
  .string()
  .regex(
    /^(?:\/|#|https:\/\/|mailto:|tel:)/,
    'start the link with / for our own pages or https:// for others',
  )
  .regex(noSpace, spaceless)
  .describe('Page of this site, or whole address of another one.');

export const externalUrl = z
  .url({
    protocol: /^https?$/,
    error: 'write the whole address, starting with https://',
    abort: true,
  })
  .regex(noSpace, spaceless)
  .describe('Whole address.');

/** Source of a figure, shown beside it. */
export const source = z
  .strictObject({
    label: text.describe('Publisher and title, as shown.'),
    url: externalUrl,
  })
  .describe('Source of a figure, shown beside it.');

/** Position of an entry among those of its collection. */
export const order = z
  .int()
  .positive()
  .describe('Position in lists, from 1. No two entries share one.');

/** A button or link. */
export const action = z
  .strictObject({
    label: text.describe('Text of the button.'),
    href,
    about: text
      .optional()
      .describe('Completes a short label for screen readers, for example "about our services".'),
  })
  .describe('A button or link.');

const alias =
  'write the old path as the address bar shows it, for example /blog/old-name, without ?, #, .html or a final slash';

const oldPath =
  /^(?!\/_)(?!.*\.html$)(?!.*\/index$)(?:\/(?!\.{1,2}(?:\/|$))(?:[\p{L}\p{M}\p{N}_.~-]|%[\da-fA-F]{2}| (?![ /]|$))+)+$/u;

/** An old path with its letters as they are read, e.g. `/blog/%C3%A9t%C3%A9` → `/blog/été`. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return path;
  }
}

/** File systems have names of up to 255 bytes, here with ".html.gz". */
const fitsFileNames = (path: string) =>
  decodedPath(path)
    .split('/')
    .every((part) => bytesOf(part) <= 240);

/** Old paths of an entry. Each of them redirects to its page (urls.ts). */
export const aliases = z
  .array(
    z
      .string(alias)
      .regex(oldPath, alias)
      .refine(fitsFileNames, 'remove it: a part of it has more bytes than a file name may have'),
  )
  .optional()
  .describe(
    'Old paths of this page, or of pages that it replaces. A redirect leads from each of them to it.',
  );

/** Marks an entry that is not published. */
export const draft = z
  .boolean()
  .optional()
  .describe(
    'true keeps the entry out of every page, list and feed. Remove the line to publish it.',
  );
