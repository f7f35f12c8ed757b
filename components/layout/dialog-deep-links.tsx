'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** The dialog whose id is in the location's hash, if it is marked as linkable (`data-linked`). */
const dialogOfHash = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[data-linked]')].find(
    ({ id }) => new URL(`#${id}`, location.href).hash === location.hash,
  );

const setHash = (hash: string) =>
  history.replaceState(history.state, '', location.pathname + location.search + hash);

/**
 * Deep links to dialogs: opening a dialog writes its id into the location's hash, and a hash with
 * its id opens it. Also closes a dialog on a backdrop click in browsers without `closedby` (HTML,
 * section 4.11.4).
 */
export function DialogDeepLinks() {
  const path = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other dialogs
  useEffect(() => {
    const open = () => {
      const dialog = dialogOfHash();
      if (!dialog || dialog.open) return;
      // Only one dialog is open at a time.
      for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        other.close();
      }
      dialog.showModal();
    };
    open();
    // A dialog opened before hydration: its toggle event had no listener yet.
    const opened = document.querySelector('dialog[open][data-linked]');
    if (opened && opened !== dialogOfHash()) setHash(`#${opened.id}`);
    // Stops CSS from showing the dialog of the hash, so that it can be closed.
    document.documentElement.dataset.dialogs = 'live';
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [path]);

  useEffect(() => {
    const changed = ({ target }: Event) => {
      if (!(target instanceof HTMLDialogElement) || !('linked' in target.dataset)) return;
      if (target.open) {
        // The router removes a hash that is not in its history state: replaceState adds it there.
        if (dialogOfHash() !== target) setHash(`#${target.id}`);
      } else if (dialogOfHash() === target) {
        setHash('');
        // A dialog opened by its hash has no element to return the focus to: use its button.
        const focused = document.activeElement;
        if (focused === document.body || target.contains(focused))
          document.querySelector<HTMLElement>(`[commandfor="${target.id}"]`)?.focus();
      }
    };
    const clicked = (event: MouseEvent) => {
      const { target } = event;
      if (target instanceof HTMLDialogElement && isOutside(event, target)) target.close();
    };
    const needsClick = !('closedBy' in HTMLDialogElement.prototype);
    document.addEventListener('toggle', changed, true);
    if (needsClick) document.addEventListener('click', clicked);
    return () => {
      document.removeEventListener('toggle', changed, true);
      document.removeEventListener('click', clicked);
    };
  }, []);

  return null;
}

/** Whether a click on a dialog element is outside of its box, on the backdrop. */
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
