import { z } from 'zod';
import * as messages from '../../site/messages';
import { routes } from '../../site/routes';
import { defineCollection } from '../load/collection';
import { contentPath } from '../load/content-folder';
import { isPlaceholder } from '../markdown/placeholders';
import { slugOf } from '../markdown/slug';
import { addressName, externalUrl, image, order, text } from '../schema/fields';

const schema = z.strictObject({
  firstName: addressName,
  lastName: addressName,
  order,
  avatar: image.optional().describe('Picture in public/ that replaces the drawn portrait.'),
  // docs/specification.md A1.
  member: z
    .strictObject({
      email: z.email('write an e-mail address').describe('E-mail address for signing in.'),
      role: text.describe('Job title, shown after signing in.'),
    })
    .optional()
    .describe('For people who may sign in.'),
  // docs/specification.md P2.
  leadership: z
    .strictObject({
      role: text.describe('Job title on the About page.'),
      bio: text.describe('A few sentences about the person.'),
      linkedin: externalUrl.optional().describe('Profile on LinkedIn, if there is one.'),
    })
    .optional()
    .describe('For people whom the About page shows.'),
  author: z
    .strictObject({
      role: text.describe('Job title below posts.'),
      bio: text.optional().describe('About the person, for authors whom the About page omits.'),
    })
    .optional()
    .describe('For people who write posts or white papers.'),
});

/** content/team/<id>.json: members, leadership and authors; each person has one file. */
export const team = defineCollection({
  name: 'team',
  schema,
  unique: ['order'],
  compare: (a, b) => a.order - b.order,
  derive: (entry) => ({
    ...entry,
    name: `${entry.firstName} ${entry.lastName}`,
    initials: `${entry.firstName.slice(0, 1)}${entry.lastName.slice(0, 1)}`,
  }),
});

export type Person = ReturnType<typeof team.all>[number];

/** The people shown on the About page, in order. */
export const leadership = () =>
  team.all().flatMap(({ leadership: set, ...person }) => (set ? { ...person, ...set } : []));

export interface Author {
  id: string;
  name: string;
  initials: string;
  avatar?: string;
  role: string;
  /** Path of the page of the author. */
  href?: string;
}

/** Id of an author who is named by id or by full name; any other text is returned as it is. */
export function authorIdOf(named: string): string {
  const name = named.trim().toLowerCase();
  const found = team.valid().find((person) => person.author && person.name.toLowerCase() === name);
  return found?.id ?? named;
}

/**
 * The author with an id. A draft may still have a placeholder of `npm run new`, which
 * `npm run dev` shows.
 *
 * @throws Error for an unknown author; the content check reports these with file and line
 */
export function authorOf(id: string): Author {
  if (isPlaceholder(id)) return { id, name: messages.blogPages.author, initials: '?', role: '' };
  const person = team.get(id);
  if (!person?.author) throw new Error(`No author "${id}" in ${contentPath('team')}/`);
  return authorFrom(person, person.author.role);
}

/** @param role - job title below posts */
export const authorFrom = ({ id, name, initials, avatar }: Person, role: string): Author => ({
  ...{ id, name, initials, avatar, role },
  href: routes.author(slugOf(name)),
});
