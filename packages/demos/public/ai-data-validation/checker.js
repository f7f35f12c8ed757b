// @ts-check

/** @typedef {import('./logic.js').Report} Report */

/**
 * Checks texts in a worker, so that the page stays responsive while a large table is read. A new
 * check terminates a running one, whose promise then never settles.
 * @returns {(text: string, off: string[]) => Promise<Report>} rejects when the worker fails
 */
export function createChecker() {
  /** @type {Worker | null} */
  let worker = null;
  let busy = false;
  const stop = () => {
    worker?.terminate();
    worker = null;
    busy = false;
  };
  return (text, off) => {
    if (busy) stop();
    worker ??= new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    const current = worker;
    busy = true;
    return new Promise((resolve, reject) => {
      current.onmessage = ({ data }) => {
        busy = false;
        resolve(data);
      };
      current.onerror = ({ message }) => {
        stop();
        reject(new Error(message));
      };
      current.postMessage({ text, off });
    });
  };
}
