import { z } from 'zod';

import { type PageId, pageRows, type TermsPage, termsPages } from '../../site/pages';
import { defineCollection } from '../load/collection';
import type { Fields } from '../load/content-file';
import {
  action,
  aliases,
  draft,
  href,
  icon,
  partLanguage,
  summary,
  text,
  title,
} from '../schema/fields';
import { reference } from '../schema/references';

const point = z.strictObject({
  title: text,
  text: text,
  icon: icon.optional(),
  href: href.optional(),
  lang: partLanguage,
});

const section = z.strictObject({
  heading: text,
  text: text.optional(),
  points: z.array(point).optional().describe('Cards or list items of the section.'),
  lang: partLanguage,
});

const base = {
  title: title.describe('Title in the browser tab and in search results.'),
  description: summary,
  aliases,
  draft: draft.describe('true switches the page and its entries off.'),
  eyebrow: text.optional().describe('Short line above the headline.'),
  heading: title,
  lead: text.optional().describe('Paragraph below the headline.'),
  actions: z.array(action).max(2, 'a pair of buttons at most').optional(),
  cta: z
    .strictObject({
      heading: text,
      text: text,
      actions: z.array(action).min(1, 'give one or two buttons').max(2, 'give one or two buttons'),
    })
    .optional()
    .describe('Call to contact at the end of the page.'),
};

/** Schema of the texts of a page with these sections. A section without texts is not shown. */
function page<const Name extends string = never>(...names: Name[]) {
  const sections = Object.fromEntries(names.map((name) => [name, section.optional()]));
  return z.strictObject({
    ...base,
    sections: z
      .strictObject(sections as Record<Name, z.ZodOptional<typeof section>>)
      .prefault({} as never),
  });
}

/** A page that shows all sections of its texts. */
const faq = z.strictObject({ ...base, sections: z.record(z.string(), section).default({}) });

const amount = text.regex(/\d/, 'name an amount');

/** An amount that a bar shows (components/terms/cost-bars.tsx). */
const barAmount = text.regex(
  /^[^\d−-]*\d(?:[.,'’\s]?\d)*(?!\s?(?:[km]\b|mi))\D*$/iu,
  'write one amount in full, for example "$1,500": a bar has one length, so it shows no range',
);

/** A section of prices and terms: its points may have amounts, and a plan has stages. */
const termSection = section.extend({
  points: z
    .array(
      point.extend({
        amount: amount
          .optional()
          .describe('Shown large at the end of the row, e.g. "$60 and $6 a month".'),
        lines: z
          .array(
            z.strictObject({
              label: text,
              extent: text.optional().describe('E.g. "8 days".'),
              amount: barAmount,
            }),
          )
          .optional()
          .describe('Lines of a budget, shown as bars.'),
      }),
    )
    .optional()
    .describe('Rows of the section.'),
  stages: z
    .array(
      z.strictObject({
        span: text.describe('E.g. "Weeks 1 to 3".'),
        weeks: z.number().positive().describe('Length, which is the width of the stage.'),
        title: text,
        text,
      }),
    )
    .optional()
    .describe('Stages of a plan, along a thread above the points.'),
});

/** A page that shows all sections of its prices and terms. */
const terms = faq.extend({ sections: z.record(z.string(), termSection).default({}) });

const noReferences = text
  .optional()
  .describe('Why no client is named, while content/references/ is empty.');

/** Texts of the pages in content/pages/<id>.json. */
const schemas = {
  home: page('products', 'services', 'demos', 'references', 'results', 'articles').extend({
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
    noReferences,
  }),
  about: page('mission', 'vision', 'team'),
  services: page('frameworks', 'terms'),
  contact: page('next', 'files'),
  'contact-sent': page(),
  privacy: page('device', 'message', 'mail', 'logs', 'measured', 'unmeasured', 'others'),
  blog: page(),
  'blog-topics': page(),
  'blog-series': page(),
  'blog-preview': page(),
  insights: page('now', 'measured', 'planned'),
  whitepapers: page('featured'),
  careers: page('work', 'culture', 'openings', 'apply'),
  demos: page(),
  industries: page('benefits', 'cases', 'metrics', 'references', 'systems', 'closing').extend({
    basis: text
      .optional()
      .describe('What the ranges of months of all cases begin with, below the note on the cases.'),
    noReferences,
  }),
  landscape: page(),
  search: page('without-scripts', 'browse'),
  'manage-posts': page('ways').extend({
    samples: z
      .array(reference('post').describe('Id of a post.'))
      .optional()
      .describe('Posts that the blog store of the post editor starts with.'),
  }),
} satisfies Partial<Record<PageId, Fields>>;

/** Texts of pages without sections, and of those that are shown in place of a page. */
const other = page();

/** Path of a page; undefined for texts that are shown in place of other pages. */
const pagePath = (id: string): string | undefined => pageRows.find((row) => row.id === id)?.path;

/** content/pages/<id>.json: texts of the pages that do not show a single entry. */
export const pages = defineCollection({
  name: 'pages',
  schema: terms,
  schemaOf: (id) => {
    if (Object.hasOwn(schemas, id)) return schemas[id as keyof typeof schemas];
    return termsPages.some((each) => each === id) ? terms : other;
  },
  unique: ['title', 'description'],
  compare: (a, b) => a.id.localeCompare(b.id),
  url: ({ id }) => pagePath(id) ?? '/',
});

export type PageEntry = ReturnType<typeof pages.all>[number];
/** Texts that every page has. */
export type Page = Omit<z.output<typeof faq>, 'sections'>;
export type PageSection = z.output<typeof section>;
export type TermSection = z.output<typeof termSection>;
/** Texts of a page by its id. */
export type PageTexts<Id extends PageId> = z.output<
  Id extends keyof typeof schemas
    ? (typeof schemas)[Id]
    : Id extends TermsPage
      ? typeof terms
      : typeof other
>;

/** Whether a page has its texts, and these are no draft. @param id - file name in content/pages/ */
export const isPageOn = (id: string) => pages.valid().some((page) => page.id === id);
