/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 */

/**
 * Packages of a lockfile that are missing or installed in another version. Optional packages are
 * skipped, because npm installs only those for the current system.
 *
 * @param {Record<string, Locked>} wanted - `packages` of package-lock.json
 * @param {Record<string, Locked>} installed - `packages` of node_modules/.package-lock.json, which
 *   npm writes at the end of an installation
 * @param {boolean} withDev - whether development dependencies are needed
 * @returns {string[]} their folders
 */
export function missingPackages(wanted, installed, withDev) {
  return Object.entries(wanted)
    .filter(([folder, { dev, optional, devOptional, link }]) => {
      if (!folder || optional || link) return false;
      return withDev || !(dev || devOptional);
    })
    .filter(([folder, { version }]) => installed[folder]?.version !== version)
    .map(([folder]) => folder);
}
