'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

import { withBase } from '#lib/site/base-path';

let source: EventSource | undefined;
let router: ReturnType<typeof useRouter> | undefined;

/** Shows each saved change of the content in the open page. In development only. */
export function ContentRefresh() {
  const current = useRouter();
  useEffect(() => {
    router = current;
    // Kept while an error of the content replaces the page.
    source ??= new EventSource(withBase('/content-changes'));
    source.onmessage = () => {
      // Next.js keeps its not-found page on a refresh.
      const isMissing = document.querySelector('meta[content="not-found"]') !== null;
      if (router && !isMissing) router.refresh();
      else window.location.reload();
    };
    // For what was saved while the page loaded, or while the preview was restarted.
    source.onopen = () => router?.refresh();
    return () => {
      router = undefined;
    };
  }, [current]);
  return null;
}
