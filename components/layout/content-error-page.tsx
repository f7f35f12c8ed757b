'use client';

import { useEffect } from 'react';

import { withBase } from '#lib/site/base-path';

/** An error in place of a page, until the next change of the content. In development only. */
export function ContentErrorPage({ error }: { error: Error }) {
  useEffect(() => {
    const changes = new EventSource(withBase('/content-changes'));
    changes.onmessage = () => window.location.reload();
    // What was saved while this page loaded may have corrected it.
    changes.onopen = async () => {
      const { ok } = await fetch(window.location.href);
      if (ok) window.location.reload();
    };
    return () => changes.close();
  }, []);
  return (
    <main style={{ maxWidth: '64rem', margin: '0 auto', padding: '7rem 1.5rem' }}>
      <pre style={{ whiteSpace: 'pre-wrap', font: '1rem/1.6 monospace' }}>{error.message}</pre>
    </main>
  );
}
