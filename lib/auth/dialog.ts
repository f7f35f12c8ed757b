/** Id of the sign-in dialog; buttons of a page open it by this id. */
export const dialogId = 'sign-in';

/** The sign-in dialog; null on pages without it. */
export const dialog = () => document.getElementById(dialogId) as HTMLDialogElement | null;

/** Reads the element's state: a button may have opened the dialog before hydration. */
export const isOpen = () => dialog()?.open === true;

/**
 * Calls back when the dialog opens or closes. Not all supported browsers have its `toggle` event.
 *
 * @returns a function that removes the callback
 */
export function onToggle(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const element = dialog();
  if (element) observer.observe(element, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
