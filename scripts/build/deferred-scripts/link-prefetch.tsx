'use client';

import { useEffect } from 'react';

import { withBase, withoutBase } from '#lib/site/base-path';
import { isPagePath } from './speculation-rules';

/** Milliseconds that a pointer rests on a link before its page is fetched. */
const REST_MS = 65;

/**
 * Fetches the payload of a page when a pointer rests on its link, so that the router finds it in
 * the HTTP cache. The router's request has an additional parameter; `No-Vary-Search` makes both
 * match. Browsers without speculation rules do not support that header either. After hydration
 * links navigate without loading documents, so the speculation rules are removed.
 */
export function LinkPrefetch() {
  useEffect(() => {
    if (!HTMLScriptElement.supports?.('speculationrules')) return;
    document.querySelector('script[type="speculationrules"]')?.remove();
    const fetched = new Set<string>();
    let timer = 0;
    const rest = ({ target }: PointerEvent) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || link.target || link.download || link.pathname === location.pathname) return;
      const path = withoutBase(link.pathname);
      if (!isPagePath(path)) return;
      const address = withBase(`${path === '/' ? '/index' : path}.txt`);
      if (fetched.has(address)) return;
      timer = window.setTimeout(() => {
        fetched.add(address);
        fetch(address, { priority: 'low' }).catch(() => fetched.delete(address));
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
