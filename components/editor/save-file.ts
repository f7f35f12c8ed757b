/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Some browsers read the object URL after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
