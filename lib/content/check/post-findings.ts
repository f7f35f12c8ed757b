import { dayMs } from '../../site/dates';
import type { Problem } from '../load/problem';

// Shared with the post editor, so without Node modules.

type Finding = Pick<Problem, 'message' | 'fix'>;

const isLater = (day: unknown, other: unknown) =>
  typeof day === 'string' && typeof other === 'string' && day > other;

/**
 * A day of the last change that is in the future. An editor may be a day ahead of UTC.
 *
 * @param today - as YYYY-MM-DD, in UTC
 */
export function futureChange(
  { date, updated }: { date?: unknown; updated?: unknown },
  today: string,
): Finding | undefined {
  // A scheduled text may have a change of the same day.
  const latest = isLater(date, today) ? date : today;
  const tomorrow = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10);
  if (!isLater(updated, latest) || updated === tomorrow) return undefined;
  const fix = `write a day up to ${latest}; a change is not scheduled`;
  return { message: `${updated} is in the future`, fix };
}

export interface SeriesPart {
  name: string;
  part: number;
  date: string;
  isDraft: boolean;
}

/**
 * The first part of a series whose number leaves a gap or repeats another. Of two posts with one
 * number the draft or else the newer is reported.
 *
 * @param parts - of one series
 */
export function wrongPart<P extends SeriesPart>(
  parts: readonly P[],
): ({ part: P } & Finding) | undefined {
  const inOrder = parts.toSorted(
    (a, b) =>
      a.part - b.part || Number(a.isDraft) - Number(b.isDraft) || a.date.localeCompare(b.date),
  );
  const wrong = inOrder.find(({ part }, index) => part !== index + 1);
  if (!wrong) return undefined;
  const numbers = inOrder.map(({ part }) => part).join(', ');
  return {
    part: wrong,
    message: `the parts of "${wrong.name}" are ${numbers}`,
    fix: 'number the posts of a series from 1, without gaps and repeats',
  };
}
