import { z } from 'zod';

import { blog } from '../collections/blog';
import { isDraft } from '../load/content-file';
import { grouped } from '../load/grouped';
import { type Problem, problemAt } from '../load/problem';

/** The fields that this check reads, also of a post with mistakes elsewhere. */
const partSchema = z.object({
  date: z.string().catch(''),
  series: z.object({ name: z.string(), part: z.number() }),
});

/**
 * Checks that the parts of each series are numbered from 1 without gaps or repeats. Drafts and
 * scheduled posts count. Of two posts with one number the draft or else the newer is reported.
 */
export function checkSeries(): Problem[] {
  const parts = blog.inspect().files.flatMap((file) => {
    const { data } = partSchema.safeParse(file.source?.data);
    return data ? [{ ...data.series, date: data.date, file }] : [];
  });
  return [...grouped(parts, ({ name }) => [name])].flatMap(([name, list]) => {
    const inOrder = list.toSorted(
      (a, b) =>
        a.part - b.part ||
        Number(isDraft(a.file)) - Number(isDraft(b.file)) ||
        a.date.localeCompare(b.date),
    );
    const wrong = inOrder.find(({ part }, index) => part !== index + 1);
    if (!wrong) return [];
    const message = `the parts of "${name}" are ${inOrder.map(({ part }) => part).join(', ')}`;
    const fix = 'number the posts of a series from 1, without gaps and repeats';
    return problemAt(wrong.file, ['series', 'part'], message, fix);
  });
}
