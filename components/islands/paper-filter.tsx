'use client';

import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import { papersHref } from '#lib/whitepapers/paper-lookups';
import { Query } from './query';
import { useWhitePaper } from './white-paper-context';

const go = (wanted: Parameters<typeof papersHref>[0]) =>
  history.pushState(null, '', papersHref(wanted));
const chip =
  'chip inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-small font-medium hover:border-ink';

/**
 * Filters the papers by the category and the tag in the query; unknown values are ignored. Without
 * scripts all papers are shown.
 */
export function PaperFilter({ children }: { children: React.ReactNode }) {
  const { featured, byCategory, byTag } = useWhitePaper();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const { category, tag, shown } = useMemo(() => {
    const asked = new URLSearchParams(query);
    const alike = byCategory(asked.get('category') ?? '');
    const tagged = byTag(asked.get('tag') ?? '');
    const category = alike[0]?.category;
    const tag = tagged.length > 0 ? (asked.get('tag')?.toLowerCase() ?? '') : undefined;
    const shown = featured().filter(
      (paper) => (!category || alike.includes(paper)) && (!tag || tagged.includes(paper)),
    );
    return { category, tag, shown };
  }, [query, featured, byCategory, byTag]);

  useEffect(() => {
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-paper]') ?? []) {
      const out = !shown.some(({ id }) => id === card.dataset.paper);
      card.closest('li')?.toggleAttribute('data-filtered-out', out);
    }
  }, [shown]);

  // For buttons that are removed when pressed: move the focus to the list.
  function leave(wanted: Parameters<typeof go>[0]) {
    list.current?.focus({ preventScroll: true });
    go(wanted);
  }

  const categories = [...new Set(featured().map((paper) => paper.category))];
  const count = `${shown.length} ${shown.length === 1 ? 'paper' : 'papers'}`;

  return (
    <div ref={list} tabIndex={-1}>
      <Query onChange={setQuery} />
      <div className="scripts-only mb-10 flex flex-wrap gap-2">
        <fieldset className="contents">
          <legend className="sr-only">Category</legend>
          {[undefined, ...categories].map((name) => (
            <button
              key={name ?? ''}
              type="button"
              aria-pressed={category === name}
              onClick={() => go({ tag, category: category === name ? undefined : name })}
              className={chip}
            >
              {name ?? 'All Categories'}
            </button>
          ))}
        </fieldset>
        {tag && (
          <button type="button" aria-pressed onClick={() => leave({ category })} className={chip}>
            #{tag}
            <X aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="sr-only">, show every tag</span>
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {(category || tag) && `${count} shown`}
      </p>
      {children}
      {shown.length === 0 && (
        <>
          <p className="mb-6 text-lead">No white papers match this category and tag</p>
          <button type="button" className={buttonClass('outline')} onClick={() => leave({})}>
            Show all papers
          </button>
        </>
      )}
    </div>
  );
}
