import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';

/**
 * Reports the query of the URL. The export does not know it, and a Suspense boundary that waits for
 * it is left out of the HTML. It is therefore a separate component with its own boundary, so that
 * the list stays in the HTML.
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
