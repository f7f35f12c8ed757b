'use client';

import { useRouter } from 'next/navigation';
import { createContext, use, useEffect, useMemo, useState } from 'react';

import { emptyQuery, QueryReader } from '#components/ui/query-reader';
import type { MonthCounts } from '#lib/content/pages/archive';
import { type Period, parsePeriod } from '#lib/content/pages/period';
import { routes } from '#lib/site/routes';

interface SimpleBlog {
  /** The year or month of the page, or a month in the query; undefined for all posts. */
  period?: Period;
  /** Whether the period is a month of the query that no page has: the page lists other posts. */
  isAsked: boolean;
}

const SimpleBlogContext = createContext<SimpleBlog | undefined>(undefined);

interface Props extends React.PropsWithChildren {
  /** Year or month of the page; undefined on a page of all posts. */
  period?: Period;
  /** Number of published posts per month. Each of these months has a page. */
  counts: MonthCounts;
}

/**
 * Provides the year or month to all parts of the blog list. A month in the query leads to its page; a
 * month without one, which may have posts of this visit, is shown here.
 */
export function SimpleBlogProvider({ period: ofPage, counts, children }: Props) {
  const [query, setQuery] = useState(emptyQuery);
  const asked = useMemo(() => (ofPage ? undefined : parsePeriod(query)), [ofPage, query]);
  const isPublished = asked !== undefined && Object.hasOwn(counts, asked.key);
  const blog = useMemo(
    () =>
      asked && !isPublished ? { period: asked, isAsked: true } : { period: ofPage, isAsked: false },
    [ofPage, asked, isPublished],
  );
  return (
    <SimpleBlogContext value={blog}>
      <QueryReader onChange={setQuery} />
      {isPublished && <MonthPageOpener month={asked.key} />}
      {children}
    </SimpleBlogContext>
  );
}

/** Replaces the page by that of a month. */
function MonthPageOpener({ month }: { month: string }) {
  const router = useRouter();
  useEffect(() => router.replace(routes.period(month) + location.hash), [router, month]);
  return null;
}

/** @throws Error outside a SimpleBlogProvider (docs/specification.md A4) */
export function useSimpleBlog(): SimpleBlog {
  const blog = use(SimpleBlogContext);
  if (!blog) throw new Error('useSimpleBlog must be used within a SimpleBlogProvider');
  return blog;
}
