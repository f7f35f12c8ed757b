import { z } from 'zod';

import { blog } from '../collections/blog';
import { isDraft } from '../load/content-file';
import { grouped } from '../load/grouped';
import { type Problem, problemAt } from '../load/problem';
import { wrongPart } from './post-findings';

/** The fields that this check reads, also of a post with mistakes elsewhere. */
const partSchema = z.object({
  date: z.string().catch(''),
  series: z.object({ name: z.string(), part: z.number() }),
});

/**
 * Checks that the parts of each series are numbered from 1 without gaps or repeats. Drafts and
 * scheduled posts count.
 */
export function checkSeries(): Problem[] {
  const parts = blog.inspect().files.flatMap((file) => {
    const { data } = partSchema.safeParse(file.source?.data);
    return data ? [{ ...data.series, date: data.date, isDraft: isDraft(file), file }] : [];
  });
  return [...grouped(parts, ({ name }) => [name]).values()].flatMap((list) => {
    const wrong = wrongPart(list);
    if (!wrong) return [];
    return problemAt(wrong.part.file, ['series', 'part'], wrong.message, wrong.fix);
  });
}
