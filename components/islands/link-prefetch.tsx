'use client';

import { useEffect } from 'react';

/** A pointer that rests this long on a link means it. */
const REST_MS = 65;

/**
 * Fetches the payload of a page of ours when a pointer rests on its link, so that the router finds
 * it in the HTTP cache: `No-Vary-Search` makes its own request, which adds a parameter, the same
 * one. Where the browser has no speculation rules it has no such cache either. From here on no link
 * loads a document, so those rules go.
 */
export function LinkPrefetch() {
  useEffect(() => {
    if (!HTMLScriptElement.supports?.('speculationrules')) return;
    document.querySelector('script[type="speculationrules"]')?.remove();
    const warm = new Set<string>();
    let timer = 0;
    const rest = ({ target }: PointerEvent) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || link.target || link.download || link.pathname === location.pathname) return;
      const address = `${link.pathname === '/' ? '/index' : link.pathname}.txt`;
      if (warm.has(address)) return;
      timer = window.setTimeout(() => {
        warm.add(address);
        fetch(address, { priority: 'low' }).catch(() => warm.delete(address));
      }, REST_MS);
    };
    document.addEventListener('pointerover', rest, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
    };
  }, []);
  return null;
}
