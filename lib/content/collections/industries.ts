import { z } from 'zod';
import { language } from '../../site/language';
import * as messages from '../../site/messages';
import { routes } from '../../site/routes';
import { definePagedCollection } from '../load/paged-collection';
import { slugOf } from '../markdown/slug';
import { industrySubject } from '../pages/art-subjects';
import {
  action,
  aliases,
  draft,
  externalUrl,
  image,
  source,
  summary,
  text,
  title,
} from '../schema/fields';
import { reference } from '../schema/references';

const caseStudy = z.strictObject({
  solutionDescription: text,
  implementationRequirements: z.array(text).describe('What such a project needs, in our words.'),
  benefits: z.array(text).describe('What such a project can bring, in our words.'),
  roiTimeline: text
    .regex(messages.spans.roiTimeline, 'write a range of months, such as "6–9 months"')
    .describe('Our planning estimate: a range of months until full use, e.g. "6–9 months".'),
  roiBasis: text.describe('What the range adds up, in a sentence.'),
  publishedPayback: text
    .regex(
      messages.spans.payback,
      'write "6–9 months" or "Under 6 months (modeled)", or leave the field out',
    )
    .optional()
    .describe('A payback that the source itself gives; without it, the page says there is none.'),
  url: externalUrl,
  year: z
    .int('write the year of the source, for example 2024')
    .min(2010, 'write the year of the source, for example 2024')
    .describe('Year of the source; of its results if the page has no date.'),
  account: z.enum(Object.keys(messages.accounts) as (keyof typeof messages.accounts)[], {
    error: `use one of ${Object.keys(messages.accounts).join(', ')}`,
  }),
});

const useCase = z.strictObject({
  title: text,
  description: text,
  image_src: image.optional().describe('Picture in public/ that replaces the drawn one.'),
  // Content may have a string instead of a list of one.
  kpi: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(text).min(1, 'give at least one measured result').max(3, 'keep the three best results'),
  ),
  case_study: caseStudy.optional().describe('A published case of another company.'),
});

const schema = z.strictObject({
  title: title.describe('Headline of the page, e.g. "AI for Agriculture".'),
  name: text.optional().describe('Name in menus and on cards. Default: the title.'),
  aliases,
  draft,
  subtitle: text,
  description: summary,
  snapshot: z.strictObject({
    quote: text.describe('The main thought of the page, in a sentence.'),
    stats: z
      .array(
        z.strictObject({
          // docs/specification.md I2.
          text: text
            .regex(/^\S{1,14}(?: |$)/, 'keep the figure to 14 characters: its card holds no more')
            .regex(
              /^\S*\d\S* \p{Lu}/u,
              'start with the figure, then a space, then a line with a capital letter, for example "38% Of claims need no adjuster"',
            )
            .describe(
              'A figure, a space, and a line that starts with a capital letter, e.g. "38% Of claims need no adjuster".',
            ),
          source,
        }),
      )
      .max(4, 'give at most four stats'),
  }),
  benefits: z.array(text).min(1, 'list at least one benefit'),
  caseNote: text.optional().describe('How to read the cases of the page.'),
  use_cases: z.array(useCase).min(1, 'give at least one use case'),
  systems: z
    .array(text)
    .default([])
    .describe('Kinds of systems that a project connects to, e.g. by which interface.'),
  success_metrics: z
    .array(
      z.strictObject({
        id: z.int().positive().describe('A number that no other metric of the page has.'),
        headline: text.describe('The figure, e.g. "38%".'),
        detail: text,
        source,
      }),
    )
    .default([]),
  cta: z
    .strictObject({
      headline: text.optional(),
      subtext: text.optional(),
      button: text.optional(),
      link: action.shape.href.optional(),
    })
    .describe('Call to contact at the end of the page.'),
  demoTags: z
    .array(reference('demo tag'))
    .default([])
    .describe('Industries and technology of the demos that the page shows.'),
});

/** content/industries/<id>.json (docs/specification.md I6), sorted by title. */
export const industries = definePagedCollection({
  name: 'industries',
  schema,
  unique: ['title', 'subtitle', 'description'],
  compare: (a, b) => a.title.localeCompare(b.title, language),
  derive: (entry) => ({
    ...entry,
    name: entry.name ?? entry.title,
    /** `id` is the anchor of the use case on its page, `account` says who tells its case. */
    use_cases: entry.use_cases.map(({ case_study: study, ...useCase }) => ({
      ...useCase,
      id: slugOf(useCase.title),
      ...(study && { case_study: { ...study, account: messages.accounts[study.account] } }),
    })),
  }),
  pages: {
    path: routes.industry,
    kind: messages.kindLabels.industry,
    subject: industrySubject,
    frames: ['hero', 'card'],
    shareText: ({ title, subtitle }) => ({
      kind: messages.industry.list,
      title,
      note: subtitle,
    }),
  },
});

/**
 * A success metric with its industry.
 *
 * @throws Error if the industry has no metric with this id
 */
export function publishedResult(name: string, metric: number) {
  const industry = industries.all().find((each) => each.name === name);
  const found = industry?.success_metrics.find(({ id }) => id === metric);
  if (!industry || !found) throw new Error(`${name} has no success metric ${metric}`);
  return { ...found, industry: industry.title, href: industries.url(industry) };
}

export type PublishedResult = ReturnType<typeof publishedResult>;

export type Industry = ReturnType<typeof industries.all>[number];
export type UseCase = Industry['use_cases'][number];
