/** The one sign-in dialog of a document; buttons anywhere open it by this id. */
export const dialogId = 'sign-in';

export const dialog = () => document.getElementById(dialogId) as HTMLDialogElement | null;

/** Asks the element itself: a button may have opened it before any script ran. */
export const isOpen = () => dialog()?.open === true;

/** Calls back when it opens or closes; its own events are younger than the browsers we serve. */
export function onToggle(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  const element = dialog();
  if (element) observer.observe(element, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
