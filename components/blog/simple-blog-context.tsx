'use client';

import { createContext, use, useMemo, useState } from 'react';

import { emptyQuery, QueryReader } from '#components/ui/query-reader';
import { type Period, parsePeriod } from '#lib/content/pages/period';

interface SimpleBlog {
  /** The month in the query; undefined for all posts. */
  period?: Period;
  /** The same month as `2024-05`. */
  month?: string;
}

const SimpleBlogContext = createContext<SimpleBlog | undefined>(undefined);

/** Provides the month filter to all parts of the blog list. */
export function SimpleBlogProvider({ children }: { children: React.ReactNode }) {
  const [query, setQuery] = useState(emptyQuery);
  const blog = useMemo(() => {
    const period = parsePeriod(query);
    const month = period && `${period.year}-${String(period.month).padStart(2, '0')}`;
    return { period, month };
  }, [query]);
  return (
    <SimpleBlogContext value={blog}>
      <QueryReader onChange={setQuery} />
      {children}
    </SimpleBlogContext>
  );
}

/** @throws Error outside a SimpleBlogProvider (docs/specification.md A4) */
export function useSimpleBlog(): SimpleBlog {
  const blog = use(SimpleBlogContext);
  if (!blog) throw new Error('useSimpleBlog must be used within a SimpleBlogProvider');
  return blog;
}
