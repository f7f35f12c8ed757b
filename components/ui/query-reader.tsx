'use client';

import { useSearchParams } from 'next/navigation';
import { addTransitionType, Suspense, startTransition, useEffect, useRef } from 'react';

/** Type of the view transition in which a list follows the query. */
export const queryTransition = 'query';

/**
 * Reads the query of the address, and each change of it, for filters that start without one. The
 * export does not know the query, and renders what is inside of Suspense by script only; so this
 * component renders nothing, and the list beside it is in the HTML and is hydrated in place.
 */
export function QueryReader({ onChange }: { onChange: (query: URLSearchParams) => void }) {
  return (
    <Suspense>
      <Reader onChange={onChange} />
    </Suspense>
  );
}

function Reader({ onChange }: { onChange: (query: URLSearchParams) => void }) {
  const query = useSearchParams().toString();
  const known = useRef('');
  useEffect(() => {
    if (query === known.current) return;
    known.current = query;
    startTransition(() => {
      addTransitionType(queryTransition);
      onChange(new URLSearchParams(query));
    });
  }, [query, onChange]);
  return null;
}

/** The query in the export and until hydration. */
export const emptyQuery = new URLSearchParams();

/**
 * Adds an entry to the history, whose query has these values, without the undefined ones. Other values
 * stay as they are in the address: what is rendered can be older, as a transition shows it later.
 * Next's router observes the history.
 */
export function changeQuery(values: Record<string, string | undefined>) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  history.pushState(null, '', query.size > 0 ? `?${query}` : location.pathname);
}
