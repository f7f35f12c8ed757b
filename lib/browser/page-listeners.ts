/**
 * Installs what a page does before and without React: failed pictures are replaced, and buttons
 * control their dialogs in browsers without invoker commands. The inline script of an exported page
 * calls this before the body is parsed, so that no event is missed. That script is in every page,
 * so its size counts.
 */
export function installPageListeners(): void {
  // Error events of elements do not bubble: the capture phase is the one to see them in.
  addEventListener('error', ({ target }) => showNextSource(target as HTMLImageElement), true);
  if (!('command' in HTMLButtonElement.prototype)) addEventListener('click', runCommand);
}

/**
 * Replaces a failed picture with the next address of its `data-fallback` list (addresses separated
 * by spaces, tried in order). A picture without a next address and any other target stay as they are.
 */
export function showNextSource(image: HTMLImageElement): void {
  // The window is a target too, and has no data set.
  const [next, ...rest] = (image.dataset?.fallback ?? '').split(' ');
  if (!next) return;
  console.warn('Picture failed:', image.src);
  image.dataset.fallback = rest.join(' ');
  image.src = next;
}

/** Opens or closes the dialog of a clicked button, as `command` says (HTML, section 4.10.8). */
function runCommand({ target }: MouseEvent): void {
  const id = (target as Element).closest('[commandfor]')?.getAttribute('commandfor');
  const dialog = document.getElementById(id ?? '') as HTMLDialogElement | null;
  // An open dialog is modal, so only its own buttons can be clicked: those that close it.
  dialog?.[dialog.open ? 'close' : 'showModal']();
}
