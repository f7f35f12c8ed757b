'use client';

import { useEffect } from 'react';

import { installPageListeners, showNextSource } from './install-page-listeners';

let installed = false;

/**
 * Installs the page's listeners where no inline script has done so (`npm run dev`). In that case
 * pictures may have failed already.
 */
export function PageListeners() {
  useEffect(() => {
    if (installed || document.querySelector('head > script[data-chunks]')) return;
    installed = true;
    installPageListeners();
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0) showNextSource(image);
    }
  }, []);
  return null;
}
