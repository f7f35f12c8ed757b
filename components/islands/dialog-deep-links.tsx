'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** The dialog that an address names, e.g. `#route-optimization` (marked as one that may be linked). */
const named = () => {
  const found = document.getElementById(location.hash.slice(1));
  return found instanceof HTMLDialogElement && 'linked' in found.dataset ? found : undefined;
};

const setHash = (hash: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);

/**
 * Gives overlays their address: opening one puts its id into the location, a location with an id
 * opens it. Does by script what older browsers don't do by themselves: invoker commands and
 * `closedby` (HTML, sections 4.10.8 and 4.11.4).
 */
export function DialogDeepLinks() {
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has overlays of its own
  useEffect(() => {
    const open = () => {
      const dialog = named();
      if (!dialog || dialog.open) return;
      // One at a time (spec, section 4).
      for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        other.close();
      }
      dialog.showModal();
    };
    open();
    // From here on the address alone shows nothing: a closed one stays the page's target.
    document.documentElement.dataset.overlays = 'live';
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [path]);

  useEffect(() => {
    const changed = ({ target }: Event) => {
      if (!(target instanceof HTMLDialogElement) || !('linked' in target.dataset)) return;
      if (target.open) {
        // The router would take a hash that it did not set for a stray one, and drop it.
        if (named() !== target) setHash(`#${target.id}`);
      } else if (named() === target) {
        setHash('');
        // Who came by the address returns to where the overlay is opened from.
        const held = document.activeElement;
        if (held === document.body || target.contains(held))
          document.querySelector<HTMLElement>(`[commandfor="${target.id}"]`)?.focus();
      }
    };
    const pressed = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest('button[commandfor]');
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
      if (dialog instanceof HTMLDialogElement && !('command' in HTMLButtonElement.prototype)) {
        if (button?.getAttribute('command') === 'close') dialog.close();
        else if (!dialog.open) dialog.showModal();
      }
      const outside = event.target instanceof HTMLDialogElement && isOutside(event, event.target);
      if (outside && !('closedBy' in HTMLDialogElement.prototype)) event.target.close();
    };
    document.addEventListener('toggle', changed, true);
    document.addEventListener('click', pressed);
    return () => {
      document.removeEventListener('toggle', changed, true);
      document.removeEventListener('click', pressed);
    };
  }, []);

  return null;
}

/** A click on the backdrop has the dialog as its target, but lies beside it. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
