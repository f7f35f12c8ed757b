import { isParsed } from '../load/content-file';
import { today } from '../load/content-folder';
import { type Problem, problemAt } from '../load/problem';
import { collections } from '../load/registry';
import { futureChange } from './post-findings';

/** Finds days that are out of order, or in the future where that can not be. */
export function checkDates(): Problem[] {
  return collections.flatMap((each) =>
    each
      .inspect()
      .files.filter(isParsed)
      .flatMap((file): Problem[] => {
        const data = Object(file.source.data) as Record<string, unknown>;
        const { datePosted, validThrough, createdAt } = data;
        const isLater = (day: unknown, other: unknown) =>
          typeof day === 'string' && typeof other === 'string' && day > other;
        const found: Problem[] = [];
        const change = futureChange(data, today());
        if (change) found.push(problemAt(file, ['updated'], change.message, change.fix));
        if (isLater(createdAt, today())) {
          const fix = `write a day up to ${today()}`;
          found.push(problemAt(file, ['createdAt'], `${createdAt} is in the future`, fix));
        }
        if (isLater(datePosted, validThrough)) {
          const message = `the job ends on ${validThrough}, before it begins on ${datePosted}`;
          const fix = 'write a later day, or remove "validThrough"';
          found.push(problemAt(file, ['validThrough'], message, fix));
        }
        return found;
      }),
  );
}
