'use client';

import { createContext, use, useMemo } from 'react';

import { type PaperFacts, paperLookups } from './paper-lookups';

type WhitePapers = ReturnType<typeof paperLookups<PaperFacts>>;

const WhitePaperContext = createContext<WhitePapers | undefined>(undefined);

/** Provides the white papers of a page for look-ups (docs/specification.md W5). */
export function WhitePaperProvider({
  papers,
  children,
}: {
  papers: readonly PaperFacts[];
  children: React.ReactNode;
}) {
  const lookups = useMemo(() => paperLookups(papers), [papers]);
  return <WhitePaperContext value={lookups}>{children}</WhitePaperContext>;
}

/** @throws Error outside a WhitePaperProvider (docs/specification.md A4) */
export function useWhitePaper(): WhitePapers {
  const papers = use(WhitePaperContext);
  if (!papers) throw new Error('useWhitePaper must be used within a WhitePaperProvider');
  return papers;
}
