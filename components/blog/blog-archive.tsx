'use client';

import { ChevronRight } from 'lucide-react';
import { TextLink } from '#components/ui/text-link';
import { visitCounts } from '#lib/blog/visit-posts';
import { archiveYears, type MonthCounts } from '#lib/content/pages/archive';
import { periodOf, yearOf } from '#lib/content/pages/period';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { isPlainClick } from '../ui/plain-click';
import { useBlog } from './blog-context';
import { useSimpleBlog } from './simple-blog-context';

interface LinkProps extends React.PropsWithChildren {
  href: string;
  isCurrent: boolean;
}

/** A month or year of the archive. It leads to the list, which on a phone is above the archive. */
function ArchiveLink({ href, isCurrent, children }: LinkProps) {
  return (
    <li>
      <TextLink
        href={`${href}#posts`}
        // Next.js does not scroll to the hash when only the query changes.
        onClick={(event) =>
          isPlainClick(event) &&
          withBase(href).startsWith(`${location.pathname}?`) &&
          document.getElementById('posts')?.scrollIntoView()
        }
        aria-current={isCurrent ? 'page' : undefined}
        // A page has a link for each month of the blog, so classes that it does not need count.
        className={`flex justify-between py-1.5 ${isCurrent ? 'font-semibold text-primary-text' : 'text-muted hover:text-ink'}`}
      >
        {children}
      </TextLink>
    </li>
  );
}

/**
 * Expandable years, each with its months and their number of posts in this visit
 * (docs/specification.md B4). A year or month of published posts has a page; another month, with
 * posts of this visit only, is shown by the list.
 *
 * @param counts - of the published posts
 */
export function BlogArchive({ counts }: { counts: MonthCounts }) {
  const { state } = useBlog();
  const { period } = useSimpleBlog();
  const openYear = period && yearOf(period);
  const years = new Set(Object.keys(counts).map((key) => key.slice(0, 4)));
  return (
    <nav
      id="archive"
      aria-label={messages.blogList.archive}
      className="card-shadow rounded-card bg-card p-6 print:hidden"
    >
      <h2 className="text-h3">{messages.blogList.archive}</h2>
      <TextLink
        href={`${routes.blog}#posts`}
        aria-current={period ? undefined : 'true'}
        className="mt-3 inline-block py-1 font-semibold text-primary-text text-small hover:underline"
      >
        {messages.blogList.showAll}
      </TextLink>
      {archiveYears(visitCounts(state, counts)).map(({ year, months }, index) => (
        <details
          key={year}
          open={String(year) === openYear || index === 0}
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
            {months.map(({ month, name, count }) => {
              const key = periodOf(String(year), month)?.key ?? '';
              return (
                <ArchiveLink
                  key={month}
                  href={
                    Object.hasOwn(counts, key) ? routes.period(key) : routes.monthQuery(year, month)
                  }
                  isCurrent={key === period?.key}
                >
                  {`${name} `}
                  <span>{`(${count})`}</span>
                </ArchiveLink>
              );
            })}
            {years.has(String(year)) && (
              <ArchiveLink
                href={routes.period(String(year))}
                isCurrent={String(year) === period?.key}
              >
                {messages.blogList.wholeYear(year)}
              </ArchiveLink>
            )}
          </ul>
        </details>
      ))}
    </nav>
  );
}
