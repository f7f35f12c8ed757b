/**
 * Installs event listeners that work without React: failed pictures are replaced, the text of a card
 * follows its link, and buttons control their dialogs in browsers without invoker commands. The inline script of an exported page
 * calls this before the body is parsed, so that no event is missed. Keep it small: that script is
 * in every page.
 */
export function installPageListeners(): void {
  // Error events of elements do not bubble, so listen in the capture phase.
  addEventListener('error', ({ target }) => showNextSource(target as HTMLImageElement), true);
  addEventListener('click', followCard);
  if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', runCommand);
}

/**
 * Replaces a failed picture with the next URL of its `data-fallback` list (separated by spaces;
 * docs/specification.md T5). Pictures without a next URL and other targets are not changed.
 */
export function showNextSource(image: HTMLImageElement): void {
  // The target can also be the window, which has no `dataset`.
  const [next, ...rest] = (image.dataset?.fallback ?? '').split(' ');
  if (!next) return;
  console.warn('Picture failed:', image.src);
  image.dataset.fallback = rest.join(' ');
  image.srcset = '';
  image.src = next;
}

/** Follows the link of a card whose text was clicked, unless the click ends a selection. */
function followCard(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('a, button') || !getSelection()?.isCollapsed) return;
  const link = target.closest('[data-card]')?.querySelector('a');
  link?.focus();
  link?.dispatchEvent(new MouseEvent('click', event));
}

/** Opens or closes the dialog of a clicked button with `commandfor` (HTML, section 4.10.8). */
function runCommand({ target }: MouseEvent): void {
  const id = (target as Element).closest('[commandfor]')?.getAttribute('commandfor');
  const dialog = document.getElementById(id ?? '') as HTMLDialogElement | null;
  // An open dialog is modal, so only its own buttons can be clicked, and these close it.
  dialog?.[dialog.open ? 'close' : 'showModal']();
}
