import * as messages from '../../site/messages';

/** Number of posts by month, e.g. `{ '2024-05': 2 }`. */
export type MonthCounts = Readonly<Record<string, number>>;

export interface ArchiveYear {
  year: number;
  /** Newest first; `month` is 1 to 12. */
  months: { month: number; name: string; count: number }[];
}

/**
 * Counts posts by month. Posts with an invalid date are skipped (docs/specification.md B4).
 *
 * @param dates - ISO dates or timestamps
 */
export function countByMonth(dates: readonly string[]): MonthCounts {
  const counts: Record<string, number> = {};
  for (const date of dates) {
    if (Number.isNaN(Date.parse(date))) continue;
    const month = date.slice(0, 7);
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return counts;
}

/** Groups month counts by year, years and months newest first. */
export function archiveYears(counts: MonthCounts): ArchiveYear[] {
  const years = new Map<number, ArchiveYear>();
  for (const [key, count] of Object.entries(counts).sort(([a], [b]) => b.localeCompare(a))) {
    const [year = 0, month = 0] = key.split('-').map(Number);
    const entry = years.get(year) ?? { year, months: [] };
    years.set(year, entry);
    entry.months.push({ month, name: messages.months[month - 1] ?? '', count });
  }
  return [...years.values()];
}
