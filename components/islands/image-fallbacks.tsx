'use client';

import { useEffect } from 'react';

/**
 * Pictures that fail fall back along the addresses in their `data-fallback`, separated by spaces
 * (spec, section 4). One listener for the document, because error events can be caught on the way
 * down, and because most pictures fail before their page has scripts.
 */
export function ImageFallbacks() {
  useEffect(() => {
    const retry = (image: HTMLImageElement) => {
      const [next, ...rest] = (image.dataset.fallback ?? '').split(' ');
      if (!next) return;
      console.warn(`Picture failed: ${image.getAttribute('src')}. Trying ${next}`);
      image.dataset.fallback = rest.join(' ');
      image.src = next;
    };
    const failed = ({ target }: Event) => target instanceof HTMLImageElement && retry(target);
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0) retry(image);
    }
    document.addEventListener('error', failed, true);
    return () => document.removeEventListener('error', failed, true);
  }, []);
  return null;
}
