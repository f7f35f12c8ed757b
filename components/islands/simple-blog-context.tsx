import { createContext, use, useMemo, useState } from 'react';

import { type Period, parsePeriod } from '#lib/blog/period';
import { Query } from './query';

interface SimpleBlog {
  /** The month in the query; undefined for all posts. */
  period?: Period;
  /** The same month as `2024-05`, the format of the cards' data-month. */
  month?: string;
}

const SimpleBlogContext = createContext<SimpleBlog | undefined>(undefined);

/** Provides the month filter to all parts of the blog list. */
export function SimpleBlogProvider({ children }: { children: React.ReactNode }) {
  const [query, setQuery] = useState('');
  const blog = useMemo(() => {
    const period = parsePeriod(new URLSearchParams(query));
    const month = period && `${period.year}-${String(period.month).padStart(2, '0')}`;
    return { period, month };
  }, [query]);
  return (
    <SimpleBlogContext value={blog}>
      <Query onChange={setQuery} />
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
