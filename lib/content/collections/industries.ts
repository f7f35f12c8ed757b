import { slug as slugOf } from 'github-slugger';
import { z } from 'zod';

import { routes } from '../../site/routes';
import { defineCollection } from '../collection';
import { action, externalUrl, image, source, summary, text } from '../fields';
import { reference } from '../references';

const caseStudy = z.strictObject({
  solutionDescription: text,
  implementationRequirements: z.array(text).length(4, 'list exactly four implementation details'),
  benefits: z.array(text).length(4, 'list exactly four benefits'),
  /** A month range; ends in "(planning estimate)" unless the source gives it. */
  roiTimeline: text.regex(/^\d+[–-]\d+ months( \(planning estimate\))?$/, {
    error: 'write a month range such as "6–9 months (planning estimate)"',
  }),
  url: externalUrl,
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
