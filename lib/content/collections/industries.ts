import { slug as slugOf } from 'github-slugger';
import { z } from 'zod';

import { accounts } from '../../site/case-accounts';
import { routes } from '../../site/routes';
import { defineCollection } from '../collection';
import { action, externalUrl, image, source, summary, text } from '../fields';
import { reference } from '../references';

const caseStudy = z.strictObject({
  solutionDescription: text,
  implementationRequirements: z.array(text).length(4, 'list exactly four implementation details'),
  benefits: z.array(text).length(4, 'list exactly four benefits'),
  /** A payback that the source itself gives, or "Not published". */
  roiTimeline: text.regex(/^(Not published|(Under )?\d+([–-]\d+)? months( \(modeled\))?)$/, {
    error:
      'write the payback that the source gives, such as "6–9 months" or "Under 6 months (modeled)", or "Not published"',
  }),
  url: externalUrl,
  /** Year of the source; of its results if the page has no date. */
  year: z
    .int('write the year of the source, for example 2024')
    .min(2010, 'write the year of the source, for example 2024'),
  account: z.enum(Object.keys(accounts) as (keyof typeof accounts)[], {
    error: `use one of ${Object.keys(accounts).join(', ')}`,
  }),
});

const useCase = z.strictObject({
  title: text,
  description: text,
  image_src: image.optional(),
  /** One to three measured results. Content may have a string instead of a list of one. */
  kpi: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(text).min(1, 'give at least one measured result').max(3, 'keep the three best results'),
  ),
  case_study: caseStudy.optional(),
});

const schema = z.strictObject({
  title: text.regex(/^AI for /, 'start the title with "AI for"'),
  subtitle: text,
  description: summary,
  snapshot: z.strictObject({
    quote: text,
    stats: z
      .array(
        z.strictObject({
          /** Figure, space, description (docs/specification.md I2). */
          text: text
            .regex(/^\S{1,14} /, 'keep the figure to 14 characters: its card holds no more')
            .regex(
              /^\S*\d\S* \p{Lu}/u,
              'start with the figure, then one space, then a line that reads alone',
            ),
          source,
        }),
      )
      .length(3, 'give exactly three stats'),
  }),
  benefits: z.array(text).length(4, 'list exactly four benefits'),
  /** How the cases of the page are to be read; said here once instead of in each case. */
  caseNote: text,
  use_cases: z.array(useCase).length(8, 'give exactly eight use cases'),
  success_metrics: z
    .array(z.strictObject({ id: z.int().positive(), headline: text, detail: text, source }))
    .length(5, 'give exactly five success metrics'),
  cta: z.strictObject({
    headline: text.optional(),
    subtext: text.optional(),
    button: text.optional(),
    link: action.shape.href.optional(),
  }),
  demoTags: z.array(reference('demo tag')),
});

/** content/industries/<id>.json (docs/specification.md I6), sorted by title. */
export const industries = defineCollection({
  name: 'industries',
  schema,
  unique: ['title', 'subtitle', 'description'],
  compare: (a, b) => a.title.localeCompare(b.title, 'en'),
  derive: (entry) => ({
    ...entry,
    name: entry.title.replace(/^AI for /, ''),
    /** `id` is the anchor of the use case on its page. */
    use_cases: entry.use_cases.map((useCase) => ({ ...useCase, id: slugOf(useCase.title) })),
  }),
  url: (entry) => routes.industry(entry.id),
});

export type Industry = ReturnType<typeof industries.all>[number];
export type UseCase = Industry['use_cases'][number];
