import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles and minifies a script of this folder into its own function scope.
 *
 * @param define - JavaScript expressions that replace global names
 */
async function bundledScript(name: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    // From the project root: `npm run build` starts this module in a bundle at another place.
    entryPoints: [path.resolve('scripts/build/finish', name)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    // Omits "use strict", which is redundant for module code.
    tsconfigRaw: {},
  });
  const [code] = outputFiles;
  if (!code) throw new Error(`esbuild returned no code for ${name}`);
  return code.text.trim();
}

/** Code of the inline script of every page. */
export const starterCode = () => bundledScript('page-starter.js');

/**
 * Code of the script that reports visits.
 *
 * @param url - BEACON_URL
 */
export const beaconCode = (url: string) =>
  bundledScript('page-beacon.js', { BEACON_URL: JSON.stringify(url) });
