'use client';

import { useEffect, useRef, useState } from 'react';

import { SimpleBlogProvider, useSimpleBlog } from './simple-blog-context';

interface Props {
  archive: React.ReactNode;
  children: React.ReactNode;
}

/** Shows the posts of the month that the address asks for; without scripts every post stays. */
export function BlogFilter(props: Props) {
  return (
    <SimpleBlogProvider>
      <FilteredList {...props} />
    </SimpleBlogProvider>
  );
}

function FilteredList({ archive, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number>();
  const { period, month } = useSimpleBlog();

  useEffect(() => {
    const items = [...(ref.current?.querySelectorAll<HTMLElement>('[data-month]') ?? [])];
    const out = items.filter((item) => month && item.dataset.month !== month);
    for (const item of items) item.toggleAttribute('data-filtered-out', out.includes(item));
    // What this visit has deleted is hidden by other means.
    setShown(items.filter((item) => item.checkVisibility()).length);
    const year = ref.current?.querySelector<HTMLDetailsElement>(`[data-year="${period?.year}"]`);
    if (year) year.open = true;
  }, [period, month]);

  return (
    <div ref={ref} className="grid gap-x-10 gap-y-10 lg:grid-cols-4">
      <div className="lg:col-span-3">
        <p role="status" className="text-lead text-muted not-empty:mb-6">
          {period && `Posts from ${period.name} ${period.year}`}
        </p>
        {children}
        {shown === 0 && (
          <div>
            <h2 className="text-h3">
              {period ? 'No blog posts found for this period' : 'No blog posts found yet'}
            </h2>
            <p className="mt-2 text-muted">
              {period
                ? 'Try a different period or show all posts.'
                : 'Check back later for new content!'}
            </p>
          </div>
        )}
      </div>
      <div className="lg:sticky lg:top-28 lg:self-start">{archive}</div>
    </div>
  );
}
