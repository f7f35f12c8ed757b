import { cachedSync } from '../build-cache';
import { diagramFolder } from '../site/routes';
import { inspectMarkdown, renderMarkdown } from './markdown';

/**
 * Caches results in this process, and across processes and builds in lib/build-cache.ts.
 *
 * @param kind - part of the cache key
 * @param make - its result must be serializable as JSON
 */
function once<T>(kind: string, make: (markdown: string) => T): (markdown: string) => T {
  const results = new Map<string, T>();
  return (markdown) => {
    const known = results.get(markdown);
    if (known) return known;
    const json = cachedSync([kind, markdown], () => Buffer.from(JSON.stringify(make(markdown))));
    const made: T = JSON.parse(Buffer.from(json).toString());
    results.set(markdown, made);
    return made;
  };
}

/** For pages: diagrams refer to their files. */
export const renderOnce = once('markdown', (markdown) =>
  renderMarkdown(markdown, { diagramFolder }),
);
export const inspectOnce = once('inspection', inspectMarkdown);
