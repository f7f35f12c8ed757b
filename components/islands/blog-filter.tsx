'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import { isPlainClick } from '#lib/browser/plain-click';
import { routes } from '#lib/site/routes';
import { addCards, removeAddedCards } from './month-cards';
import { SimpleBlogProvider, useSimpleBlog } from './simple-blog-context';

interface Props {
  /** Number of this page of the list, from 1. */
  number: number;
  /** Numbers of the pages with posts of a month, e.g. `{ '2024-05': [2] }`. */
  months: Readonly<Record<string, readonly number[]>>;
  /** Links to the previous and next page. */
  pages: React.ReactNode;
  archive: React.ReactNode;
  children: React.ReactNode;
}

/** Query of the clicked archive link, until its list is shown, which may be on another page. */
let chosen: string | undefined;

/**
 * Filters the list by the month in the query (docs/specification.md B2); without scripts all posts
 * are shown.
 */
export function BlogFilter(props: Props) {
  return (
    <SimpleBlogProvider>
      <FilteredList {...props} />
    </SimpleBlogProvider>
  );
}

function FilteredList({ number, months, pages, archive, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const archiveBox = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'shown' | 'empty' | 'loading' | 'failed'>('shown');
  const [attempt, setAttempt] = useState(0);
  const { push } = useRouter();
  const { period, month } = useSimpleBlog();
  // A string, because a new payload of the page brings a new array with the same values.
  const elsewhere = (months[month ?? ''] ?? []).filter((other) => other !== number);
  const others = elsewhere.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the effect
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const show = () => {
      const items = [...list.querySelectorAll<HTMLElement>('[data-month]')];
      const out = items.filter((item) => month && item.dataset.month !== month);
      for (const item of items) item.toggleAttribute('data-filtered-out', out.includes(item));
      // Posts deleted in this session are hidden by a style sheet (session-posts.tsx).
      setState(items.some((item) => item.checkVisibility()) ? 'shown' : 'empty');
    };
    show();
    if (chosen !== undefined && chosen === (period ? location.search : '')) {
      chosen = undefined;
      bringIntoView(heading.current);
    }
    const year = list.querySelector<HTMLDetailsElement>(`[data-year="${period?.year}"]`);
    if (year) year.open = true;

    if (!month || !others) return;
    setState('loading');
    const places = others.split(' ').map((other) => ({
      address: routes.blogPage(Number(other)),
      newer: Number(other) < number,
    }));
    const left = new AbortController();
    addCards(list, month, places, push, left.signal).then(show, () => {
      if (!left.signal.aborted) setState('failed');
    });
    return () => {
      left.abort();
      removeAddedCards(list);
    };
  }, [period, month, number, others, push, attempt]);

  useEffect(() => {
    const box = archiveBox.current;
    const choose = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPlainClick(event)) return;
      // A link to the current address does not change the state.
      if (link.href === location.href) bringIntoView(heading.current);
      else chosen = link.search;
    };
    box?.addEventListener('click', choose);
    return () => box?.removeEventListener('click', choose);
  }, []);

  return (
    <div ref={ref} className="print-stack grid gap-x-10 gap-y-10 lg:grid-cols-4">
      <div className="lg:col-span-3">
        <div ref={heading} role="status" className="text-lead text-muted not-empty:mb-6">
          {period && <p>{`Posts from ${period.name} ${period.year}`}</p>}
          {state === 'loading' && <p>Loading older posts…</p>}
          {state === 'failed' && (
            <>
              <p className="my-3">Older posts of this month could not be loaded.</p>
              <button
                type="button"
                className={buttonClass('outline')}
                onClick={() => setAttempt(attempt + 1)}
              >
                Try again
              </button>
            </>
          )}
        </div>
        {children}
        {!month && pages}
        {state === 'empty' && (
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
      <div ref={archiveBox} className="lg:sticky lg:top-28 lg:self-start">
        {archive}
      </div>
    </div>
  );
}

/** Scrolls to the list: on a phone the archive is below it, so a new list would be out of view. */
function bringIntoView(element: HTMLElement | null) {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < (header || 0) || top > window.innerHeight / 2)
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
