import { cachedSync } from '../build-cache';
import { inspectMarkdown, type MarkdownInspection, renderMarkdown } from './markdown';

const inspections = new Map<string, MarkdownInspection>();

/**
 * Caches results in this process, and across processes and builds in lib/build-cache.ts.
 *
 * @param kind - part of the cache key
 * @param make - its result must be serializable as JSON
 */
function once<T>(
  kind: string,
  make: (markdown: string) => T,
  results = new Map<string, T>(),
): (markdown: string) => T {
  return (markdown) => {
    const known = results.get(markdown);
    if (known) return known;
    const json = cachedSync([kind, markdown], () => Buffer.from(JSON.stringify(make(markdown))));
    const made: T = JSON.parse(Buffer.from(json).toString());
    results.set(markdown, made);
    return made;
  };
}

export const renderOnce = once('markdown', renderMarkdown);
export const inspectOnce = once('inspection', inspectMarkdown, inspections);

/** Stores a result for `inspectOnce`, so that a text which is parsed already is not parsed again. */
export const rememberInspection = (markdown: string, inspection: MarkdownInspection): void => {
  inspections.set(markdown, inspection);
};
