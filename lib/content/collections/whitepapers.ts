import { z } from 'zod';
import * as messages from '../../site/messages';
import { routes } from '../../site/routes';
import { splitTitle } from '../../site/split-title';
import { definePagedCollection } from '../load/paged-collection';
import { readingMinutes } from '../markdown/reading-time';
import { paperSubject } from '../pages/art-subjects';
import { newestFirst } from '../pages/newest-first';
import {
  aliases,
  draft,
  image,
  isoDate,
  partLanguage,
  summary,
  text,
  title,
} from '../schema/fields';
import { topicFields } from '../schema/post-schema';
import { reference } from '../schema/references';
import { checkRevision, lastChange, revisionFields } from '../schema/revision';
import { authorIdOf } from './team';

const schema = z
  .strictObject({
    title,
    date: isoDate.describe('Day of publication. A paper with a future date appears on that day.'),
    ...revisionFields,
    authors: z
      .array(reference('author'))
      .min(1, 'name at least one author')
      .describe('File names or full names of people in content/team/ who have an "author" part.'),
    ...topicFields,
    excerpt: summary,
    abstract: text
      .min(200, 'an abstract is read without the paper: write at least 200 characters')
      .describe('What the paper finds, in at least 200 characters.'),
    downloadable: z.boolean().describe('Whether the page offers a PDF.'),
    featured: z.boolean().describe('Whether the paper is in the list of featured papers.'),
    lang: partLanguage,
    coverImage: image.optional().describe('Picture in public/ that replaces the drawn cover.'),
    aliases,
    draft,
  })
  .superRefine(checkRevision);

/** content/whitepapers/<id>.md, newest first (docs/specification.md W4). */
export const whitepapers = definePagedCollection({
  name: 'whitepapers',
  schema,
  hasText: true,
  unique: ['title', 'excerpt', 'abstract'],
  compare: newestFirst,
  derive: (entry) => ({
    ...entry,
    authors: entry.authors.map(authorIdOf),
    /** Minutes. */
    readTime: readingMinutes(entry.body),
  }),
  pages: {
    path: routes.whitepaper,
    kind: messages.kindLabels.paper,
    subject: paperSubject,
    frames: ['hero', 'card'],
    facts: (paper) => ({ image: paper.coverImage, lastModified: lastChange(paper) }),
    shareText: ({ title }) => ({ kind: messages.paper.kind, ...splitTitle(title) }),
  },
});

export type WhitePaper = ReturnType<typeof whitepapers.all>[number];
