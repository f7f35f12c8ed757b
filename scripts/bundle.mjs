import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { replaceFile } from './replace-file.mjs';

/** Where bundles are stored, from the project root. */
export const bundleFolder = path.join('node_modules', '.cache', 'scripts');

/**
 * Bundles a script with its packages, unless a bundle of the same files is there.
 *
 * @param {string} file - path of the script
 * @param {string} folder - where bundles are stored
 * @returns {string} path of the bundle
 */
export function bundle(file, folder) {
  const outfile = path.join(folder, `${path.parse(file).name}.mjs`);
  const listOfInputs = `${outfile}.inputs.json`;
  if (isCurrent(outfile, listOfInputs)) return outfile;
  // Loaded here, because a fresh clone has no packages yet.
  const { buildSync, stop } = createRequire(import.meta.url)('esbuild');
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // These read files of their own folders, or may be missing.
    external: ['@playwright/test', 'cspell', 'esbuild', 'pagefind', 'sharp', 'tinypool'],
    // For packages in CommonJS, which load modules of Node with require().
    banner: {
      js: "import * as nodeModule from 'node:module'; const require = nodeModule.createRequire(import.meta.url);",
    },
    metafile: true,
    write: false,
  });
  // Its process would stay, with 150 MB.
  stop();
  mkdirSync(folder, { recursive: true });
  replaceFile(outfile, outputFiles[0].contents);
  replaceFile(listOfInputs, JSON.stringify(Object.keys(metafile.inputs)));
  return outfile;
}

/**
 * Whether no input has changed since a bundle was written. Compares the time of the last change of
 * the file itself (ctime), because npm gives files an old time of modification.
 *
 * @param {string} outfile
 * @param {string} listOfInputs
 */
function isCurrent(outfile, listOfInputs) {
  try {
    const { ctimeMs } = statSync(outfile);
    /** @type {string[]} */
    const inputs = JSON.parse(readFileSync(listOfInputs, 'utf8'));
    return inputs.every((input) => statSync(input).ctimeMs < ctimeMs);
  } catch {
    return false;
  }
}
