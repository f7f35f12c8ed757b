import { z } from 'zod';

import { defineCollection } from '../collection';
import { externalUrl, image, text } from '../fields';

const schema = z.strictObject({
  firstName: text,
  lastName: text,
  order: z.int().positive(),
  avatar: image.optional(),
  /** May sign in; the job title becomes the role (docs/specification.md A1). */
  member: z.strictObject({ email: z.email('write an e-mail address'), role: text }).optional(),
  /** Shown on the About page (docs/specification.md P2). */
  leadership: z.strictObject({ role: text, bio: text, linkedin: externalUrl }).optional(),
  /** Writes posts or white papers. */
  author: z.strictObject({ role: text }).optional(),
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
}

/** @throws Error for an unknown author; the content check reports these with file and line */
export function authorOf(id: string): Author {
  const person = team.get(id);
  if (!person?.author) throw new Error(`No author "${id}" in content/team/`);
  const { name, initials, avatar } = person;
  return { id, name, initials, avatar, role: person.author.role };
}
