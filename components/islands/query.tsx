'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';

/**
 * Reports the query of the address. The export does not know it, and what waits for it is left out
 * of the HTML: so this waits alone, and the list beside it stays.
 */
export function Query({ onChange }: { onChange: (query: string) => void }) {
  return (
    <Suspense>
      <Report onChange={onChange} />
    </Suspense>
  );
}

function Report({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString();
  useEffect(() => onChange(query), [query, onChange]);
  return null;
}
