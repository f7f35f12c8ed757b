import type { z } from 'zod';

import { isoDate, sentenceEnd, text } from './fields';

/** Front matter of a text that was changed after its publication: both fields or neither. */
export const revisionFields = {
  updated: isoDate
    .optional()
    .describe('Day of the last change of content; a corrected spelling is none. Needs "changes".'),
  changes: text
    .min(20, 'write at least 20 characters: name what changed')
    .max(200, 'keep it to 200 characters: it is shown beside the date')
    .regex(sentenceEnd, 'write a sentence that ends with a full stop')
    .describe('What changed, in one sentence of plain text. Needs "updated".')
    .optional(),
};

interface Revised {
  date: string;
  updated?: string;
  changes?: string;
}

/** Reports a change without its day or description, and one before the publication. */
export function checkRevision({ date, updated, changes }: Revised, context: z.RefinementCtx) {
  const report = (field: keyof Revised, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (updated && !changes) report('changes', 'say in one sentence what changed');
  if (changes && !updated) report('updated', 'write the day of the change as YYYY-MM-DD');
  if (updated && updated < date) report('updated', `use a day on or after ${date}, its date`);
}

/** Day of the last change, or of publication. */
export const lastChange = ({ date, updated }: Pick<Revised, 'date' | 'updated'>) => updated ?? date;
