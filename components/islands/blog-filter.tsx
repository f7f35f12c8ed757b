'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef, useState } from 'react';

import { parsePeriod } from '#lib/site/period';

interface Props {
  archive: React.ReactNode;
  children: React.ReactNode;
}

/** Shows the posts of the month that the address asks for; without scripts every post stays. */
export function BlogFilter({ archive, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<number>();
  const period = parsePeriod(new URLSearchParams(query));
  const prefix = period && `${period.year}-${String(period.month).padStart(2, '0')}`;

  useEffect(() => {
    const items = [...(ref.current?.querySelectorAll<HTMLElement>('[data-month]') ?? [])];
    const out = items.filter((item) => prefix && item.dataset.month !== prefix);
    for (const item of items) item.toggleAttribute('data-filtered-out', out.includes(item));
    setShown(items.length - out.length);
    const year = ref.current?.querySelector<HTMLDetailsElement>(
      `[data-year="${prefix?.slice(0, 4)}"]`,
    );
    if (year) year.open = true;
  }, [prefix]);

  return (
    <div ref={ref} className="grid gap-x-10 gap-y-10 lg:grid-cols-4">
      <Suspense>
        <Query onChange={setQuery} />
      </Suspense>
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

/** Only this part waits for the browser to know the query; the list itself stays in the HTML. */
function Query({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString();
  useEffect(() => onChange(query), [query, onChange]);
  return null;
}
