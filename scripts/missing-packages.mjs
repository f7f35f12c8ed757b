import path from 'node:path';

/**
 * @typedef {{
 *   version?: string,
 *   dev?: boolean,
 *   optional?: boolean,
 *   devOptional?: boolean,
 *   link?: boolean,
 *   dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Locked
 */

/**
 * Packages of a lockfile that are missing or installed in another version. Optional packages are
 * skipped, because npm installs only those for the current system.
 *
 * @param {Record<string, Locked>} wanted - `packages` of package-lock.json
 * @param {Record<string, Locked>} installed - `packages` of node_modules/.package-lock.json, which
 *   npm writes at the end of an installation
 * @param {boolean} withDev - whether development dependencies are needed
 * @param {readonly string[]} workspaces - folders of the workspaces whose packages are needed, besides
 *   those of the root
 * @returns {string[]} their folders
 */
export function missingPackages(wanted, installed, withDev, workspaces = workspacesOf(wanted)) {
  const needed = reachable(wanted, ['', ...workspaces]);
  return Object.entries(wanted)
    .filter(([folder, { dev, optional, devOptional, link }]) => {
      if (!folder || optional || link || !needed.has(folder)) return false;
      return withDev || !(dev || devOptional);
    })
    .filter(([folder, { version }]) => installed[folder]?.version !== version)
    .map(([folder]) => folder);
}

/**
 * Folders of the workspaces in a lockfile, e.g. `packages/film`.
 *
 * @param {Record<string, Locked>} wanted - `packages` of package-lock.json
 */
export const workspacesOf = (wanted) =>
  Object.keys(wanted).filter((folder) => folder && !folder.includes('node_modules/'));

/**
 * Folders of packages that are dependencies of the given ones, directly or through others.
 *
 * @param {Record<string, Locked>} wanted
 * @param {readonly string[]} starts
 */
function reachable(wanted, starts) {
  const found = new Set(starts);
  // A set that grows while it is iterated yields the new items too.
  for (const folder of found) {
    for (const name of dependencies(wanted[folder] ?? {})) {
      const next = resolve(wanted, folder, name);
      if (next !== undefined) found.add(next);
    }
  }
  return found;
}

/**
 * Names of the packages that a package needs. The lockfile has `devDependencies` of the root and of
 * workspaces only.
 *
 * @param {Locked} locked
 */
function dependencies(locked) {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  return [
    ...Object.keys({
      ...locked.dependencies,
      ...locked.devDependencies,
      ...locked.optionalDependencies,
    }),
    ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
  ];
}

/**
 * The folder that Node.js finds for the name of a package: in `node_modules` of the importing folder
 * or of the nearest one above. For a workspace it is a link.
 *
 * @param {Record<string, Locked>} wanted
 * @param {string} folder
 * @param {string} name
 * @returns {string | undefined} undefined for an optional package that the lockfile lacks
 */
function resolve(wanted, folder, name) {
  const steps = folder.split('/');
  for (let depth = steps.length; depth >= 0; depth -= 1) {
    const at = path.posix.join(...steps.slice(0, depth), 'node_modules', name);
    if (wanted[at]) return at;
  }
  return undefined;
}
