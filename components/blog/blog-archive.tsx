'use client';

import { ChevronRight } from 'lucide-react';
import { TextLink } from '#components/ui/text-link';
import { visitCounts } from '#lib/blog/visit-posts';
import { archiveYears, type MonthCounts } from '#lib/content/pages/archive';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { isPlainClick } from '../layout/plain-click';
import { useBlog } from './blog-context';
import { useSimpleBlog } from './simple-blog-context';

/**
 * Expandable years, each with its months and their number of posts in this visit
 * (docs/specification.md B4).
 *
 * @param counts - of the published posts
 */
export function BlogArchive({ counts }: { counts: MonthCounts }) {
  const { state } = useBlog();
  const { period } = useSimpleBlog();
  return (
    <nav
      id="archive"
      aria-label={messages.blogList.archive}
      className="card-shadow rounded-card bg-card p-6 print:hidden"
    >
      <h2 className="text-h3">{messages.blogList.archive}</h2>
      {period && (
        <TextLink
          href={routes.blog}
          scroll={false}
          className="mt-3 inline-block py-1 font-semibold text-primary-text text-small hover:underline"
        >
          {messages.blogList.showAll}
        </TextLink>
      )}
      {archiveYears(visitCounts(state, counts)).map(({ year, months }, index) => (
        <details
          key={year}
          open={year === period?.year || index === 0}
          className="group mt-2 border-line border-t pt-2"
        >
          <summary className="flex items-center justify-between py-1.5 font-semibold">
            {year}
            <span className="rtl:[scale:-1_1]">
              <ChevronRight
                aria-hidden
                className="size-5 transition-[rotate] group-open:rotate-90"
                strokeWidth={1.75}
              />
            </span>
          </summary>
          <ul className="pb-2 text-small">
            {months.map(({ month, name, count }) => (
              <li key={month}>
                <TextLink
                  href={`${routes.blog}?year=${year}&month=${month}#posts`}
                  // Next.js does not scroll to the hash when only the query changes.
                  onClick={(event) =>
                    isPlainClick(event) && document.getElementById('posts')?.scrollIntoView()
                  }
                  aria-current={
                    year === period?.year && month === period.month ? 'true' : undefined
                  }
                  className="flex justify-between py-1.5 text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-primary-text"
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
