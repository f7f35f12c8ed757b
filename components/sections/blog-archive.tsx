import { ChevronRight } from 'lucide-react';

import { ShowAllPosts } from '#components/islands/show-all-posts';
import { TextLink } from '#components/ui/text-link';
import { archiveYears, type MonthCounts } from '#lib/blog/archive';
import { routes } from '#lib/site/routes';

/** Expandable years, each with its months and their number of posts (docs/specification.md B4). */
export function BlogArchive({ counts }: { counts: MonthCounts }) {
  return (
    <nav aria-label="Blog Archive" className="no-print rounded-card bg-card p-6 card-shadow">
      <h2 className="text-h3">Blog Archive</h2>
      <ShowAllPosts />
      {archiveYears(counts).map(({ year, months }, index) => (
        <details
          key={year}
          data-year={year}
          open={index === 0}
          className="group mt-2 border-t border-line pt-2"
        >
          <summary className="flex items-center justify-between py-1.5 font-semibold">
            {year}
            <ChevronRight
              aria-hidden
              className="size-5 transition-transform group-open:rotate-90"
              strokeWidth={1.75}
            />
          </summary>
          <ul className="pb-2 text-small">
            {months.map(({ month, name, count }) => (
              <li key={month}>
                <TextLink
                  href={`${routes.blog}?year=${year}&month=${month}`}
                  scroll={false}
                  className="flex justify-between py-1.5 text-muted hover:text-ink"
                >
                  {name} <span>({count})</span>
                </TextLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
