import * as messages from '../../site/messages';

/** A year of the blog, or a month of it. */
export interface Period {
  /** Beginning of the dates in it: `2024`, or `2024-05` for a month. */
  key: string;
  /** As shown, e.g. "May 2024". */
  name: string;
}

/** The year that a period is or belongs to, as in its key. */
export const yearOf = ({ key }: Period) => key.slice(0, 4);

/** @returns undefined if there is no such month @param month - 1 to 12; undefined for a whole year */
export function periodOf(year: string, month?: number): Period | undefined {
  if (!/^\d{4}$/.test(year)) return undefined;
  if (month === undefined) return { key: year, name: year };
  const name = messages.months[month - 1];
  const key = `${year}-${String(month).padStart(2, '0')}`;
  return name === undefined ? undefined : { key, name: messages.blogList.month(name, year) };
}

/**
 * Reads `year` and `month` of a query; the month is a number or its name
 * (docs/specification.md B2).
 *
 * @returns undefined if either is missing or invalid
 */
export function parsePeriod(query: URLSearchParams): Period | undefined {
  const wanted = (query.get('month') ?? '').toLowerCase();
  const named = messages.months.findIndex((name) => name.toLowerCase() === wanted);
  const month = named >= 0 ? named + 1 : /^\d{1,2}$/.test(wanted) ? Number(wanted) : 0;
  return periodOf(query.get('year') ?? '', month);
}
