import { z } from 'zod';

import { defineDocument } from '#lib/content/document';
import { externalUrl, isoDate, text } from '#lib/content/fields';
import type { Problem } from '#lib/content/problem';
import { isExternal, withoutAnchor } from './link';
import type { ProseFile } from './prose-file';
import { wordsIn } from './text-block';

const entry = z.strictObject({
  url: externalUrl,
  checked: isoDate.describe('Day of the last check.'),
  via: z
    .enum(['stored copy', 'search excerpt', 'report', 'known page'], {
      error: 'write "stored copy", "search excerpt", "report" or "known page"',
    })
    .describe('How the page was seen. docs/decisions/0008-link-record.md defines the values.'),
  says: text
    .refine((value) => wordsIn(value).length <= 20, 'keep it to 20 words')
    .meta({
      description: 'What the page states, in at most 20 words of our own.',
      examples: ['Carrier paid 38% of claims without an adjuster in 2024.'],
    }),
});

/**
 * content/links.json: the external pages that the site links, with how and when each was checked.
 */
export const linkRecord = defineDocument(
  'links.json',
  z.strictObject({ links: z.array(entry).describe('Linked pages, sorted by address.') }),
);

type LinkRecord = ReturnType<typeof linkRecord.get>;

/**
 * Files with sample accounts, which a firm replaces by its own. The site cites nothing from these
 * pages.
 */
const samples = /^content\/(site\.json|team\/.*)$/;
/** Host names reserved for examples, which never resolve (RFC 2606, section 2). */
const reservedHost = /^https?:\/\/([\w-]+\.)*example(\/|$)/;

/** Finds external links without a record, records without a link, and duplicate records. */
export function unrecordedLinks(
  files: readonly ProseFile[],
  { links }: LinkRecord,
  lineOf: (path: (string | number)[]) => number,
): Problem[] {
  const recorded = new Set(links.map(({ url }) => url));
  const used = new Set<string>();
  const missing = files
    .filter(({ file }) => !samples.test(file))
    .flatMap(({ file, links: found }) =>
      found.flatMap(({ url: whole, line, field }) => {
        const url = withoutAnchor(whole);
        if (!isExternal(url) || reservedHost.test(url)) return [];
        used.add(url);
        if (recorded.has(url)) return [];
        const fix = 'check the page, then add it to content/links.json with its statement';
        return { file, line, field, message: `${url} is not in the record of links`, fix };
      }),
    );
  const stale = links.flatMap(({ url }, index) => {
    const at = { file: linkRecord.file, line: lineOf(['links', index]), field: `links.${index}` };
    if (!used.has(url)) {
      return { ...at, message: `nothing links to ${url}`, fix: 'remove the entry' };
    }
    const first = links.findIndex((other) => other.url === url);
    if (first === index) return [];
    return {
      ...at,
      message: `duplicate entry for ${url}`,
      fix: `remove this one or links.${first}`,
    };
  });
  return [...missing, ...stale];
}
