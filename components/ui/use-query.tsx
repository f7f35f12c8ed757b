import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useMemo, useState } from 'react';

/**
 * State in the query of the address, for filters.
 *
 * The export does not know the query, and React leaves a component that reads it out of the HTML up
 * to the next Suspense boundary. The component that reads it is therefore a separate one, `reader`,
 * which the caller renders beside the list.
 *
 * @returns `query`, empty in the export and until hydration, and `setQuery`, which adds an entry to
 * the history
 */
export function useQuery() {
  const [text, setText] = useState('');
  const query = useMemo(() => new URLSearchParams(text), [text]);
  const reader = (
    <Suspense>
      <Reader onChange={setText} />
    </Suspense>
  );
  return { query, setQuery, reader };
}

function Reader({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString();
  useEffect(() => onChange(query), [query, onChange]);
  return null;
}

/** Sets the query to the values that are not empty. Next's router observes the history. */
function setQuery(values: Record<string, string | undefined>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  history.pushState(null, '', query.size > 0 ? `?${query}` : location.pathname);
}
