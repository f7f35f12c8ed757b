'use client';

import { HydrationSignal } from './hydration-signal';
import { LinkPrefetch } from './link-prefetch';
import { PageListeners } from './page-listeners';

/** What starts with React. The last part of every page, because effects run in document order. */
export function HydrationEffects() {
  return (
    <>
      <PageListeners />
      <LinkPrefetch />
      <HydrationSignal />
    </>
  );
}
