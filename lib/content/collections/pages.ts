import { z } from 'zod';

import { pageRows } from '../../site/pages';
import { defineCollection } from '../load/collection';
import { action, aliases, draft, href, icon, summary, text } from '../schema/fields';
import { reference } from '../schema/references';

const point = z.strictObject({
  title: text,
  text: text,
  icon: icon.optional(),
  href: href.optional(),
});

const section = z.strictObject({
  heading: text,
  text: text.optional(),
  points: z.array(point).optional().describe('Cards or list items of the section.'),
});

const schema = z.strictObject({
  title: text.describe('Title in the browser tab and in search results.'),
  description: summary,
  aliases,
  draft: draft.describe('true switches the page and its entries off.'),
  eyebrow: text.optional().describe('Short line above the headline.'),
  heading: text,
  lead: text.optional().describe('Paragraph below the headline.'),
  actions: z.array(action).max(2, 'a pair of buttons at most').optional(),
  sections: z
    .record(z.string(), section)
    .optional()
    .describe('Sections by name. The page shows those that are here.'),
  results: z
    .array(
      z.strictObject({
        industry: reference('industry name'),
        metric: z.int().positive().describe('Id of one of its success metrics.'),
      }),
    )
    .min(1, 'name at least one result')
    .optional()
    .describe('Published results of industries that the page shows.'),
  cta: z
    .strictObject({
      heading: text,
      text: text,
      actions: z.array(action).min(1, 'give one or two buttons').max(2, 'give one or two buttons'),
    })
    .optional()
    .describe('Call to contact at the end of the page.'),
});

/** Path of a page; undefined for texts that are shown in place of other pages. */
export const pagePath = (id: string): string | undefined =>
  pageRows.find(({ texts }) => texts === id)?.path;

/** content/pages/<id>.json: texts of the pages that do not show a single entry. */
export const pages = defineCollection({
  name: 'pages',
  schema,
  unique: ['title', 'description'],
  compare: (a, b) => a.id.localeCompare(b.id),
  url: ({ id }) => pagePath(id) ?? '/',
});

export type Page = ReturnType<typeof pages.all>[number];
export type PageSection = z.output<typeof section>;

/** Whether a page has its texts, and these are no draft. @param id - file name in content/pages/ */
export const isPageOn = (id: string) => pages.valid().some((page) => page.id === id);
