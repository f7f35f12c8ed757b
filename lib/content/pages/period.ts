import * as messages from '../../site/messages';

export interface Period {
  year: number;
  /** 1 to 12. */
  month: number;
  name: string;
}

/**
 * Reads `year` and `month` of a query; the month is a number or its name
 * (docs/specification.md B2).
 *
 * @returns undefined if either is missing or invalid
 */
export function parsePeriod(query: URLSearchParams): Period | undefined {
  const year = query.get('year') ?? '';
  const wanted = (query.get('month') ?? '').toLowerCase();
  const named = messages.months.findIndex((name) => name.toLowerCase() === wanted);
  const month = named >= 0 ? named + 1 : /^\d{1,2}$/.test(wanted) ? Number(wanted) : 0;
  const name = messages.months[month - 1];
  return /^\d{4}$/.test(year) && name ? { year: Number(year), month, name } : undefined;
}
