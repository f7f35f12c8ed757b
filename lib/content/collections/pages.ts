import { z } from 'zod';

import { defineCollection } from '../collection';
import { action, href, icon, summary, text } from '../fields';

const point = z.strictObject({
  title: text,
  text,
  icon: icon.optional(),
  href: href.optional(),
});

const section = z.strictObject({
  heading: text,
  text: text.optional(),
  points: z.array(point).optional(),
});

const schema = z.strictObject({
  title: text,
  description: summary,
  eyebrow: text.optional(),
  heading: text,
  lead: text.optional(),
  actions: z.array(action).max(2, 'a pair of buttons at most').optional(),
  sections: z.record(z.string(), section).optional(),
  cta: z.strictObject({ heading: text, text, actions: z.array(action).min(1).max(2) }).optional(),
});

/** content/pages/<id>.json: texts of the pages that do not show a single entry. */
export const pages = defineCollection({
  name: 'pages',
  schema,
  unique: ['title', 'description'],
  compare: (a, b) => a.id.localeCompare(b.id),
  derive: (entry) => entry,
});

export type Page = ReturnType<typeof pages.all>[number];
export type PageSection = z.output<typeof section>;

/** @throws Error if content/pages/<id>.json does not exist */
export const pageCopy = (id: string): Page => pages.getOrThrow(id);

/** @throws Error with file and section if the page has no section with this name */
export function sectionCopy(page: Page, name: string): PageSection {
  const found = page.sections?.[name];
  if (!found) throw new Error(`${page.file} needs a section named "${name}"`);
  return found;
}
