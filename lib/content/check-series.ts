import { z } from 'zod';

import { blog } from './collections/blog';
import { grouped } from './grouped';
import type { Problem } from './problem';

/** The fields that this check reads, also of a post with mistakes elsewhere. */
const partSchema = z.object({
  date: z.string().catch(''),
  series: z.object({ name: z.string(), part: z.number() }),
});

/**
 * Checks that the parts of each series are numbered from 1 without gaps or repeats. Drafts and
 * scheduled posts count. Of two posts with one number the newer is reported.
 */
export function checkSeries(): Problem[] {
  const parts = blog.inspect().files.flatMap(({ file, source }) => {
    const { data } = partSchema.safeParse(source?.data);
    return data && source ? [{ ...data.series, date: data.date, file, source }] : [];
  });
  return [...grouped(parts, ({ name }) => [name])].flatMap(([name, list]) => {
    const inOrder = list.toSorted((a, b) => a.part - b.part || a.date.localeCompare(b.date));
    return inOrder.flatMap(({ part, file, source }, index): Problem[] => {
      const before = inOrder[index - 1];
      if (part === (before?.part ?? 0) + 1) return [];
      const repeats = part === before?.part;
      const missing = (before?.part ?? 0) + 1;
      return [
        {
          file,
          line: source.lineOf(['series', 'part']),
          field: 'series.part',
          message: repeats
            ? `part ${part} of "${name}" is also ${before.file}`
            : `the series "${name}" has no part ${missing}`,
          fix: repeats
            ? 'give each post of a series a number of its own'
            : `write ${missing}, or add the post that is part ${missing}`,
        },
      ];
    });
  });
}
