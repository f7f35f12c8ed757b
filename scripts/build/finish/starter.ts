import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The inline script of every page: bundled, minified and in a scope of its own. */
export async function starterCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page-starter.js', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Leaves out "use strict", which a module's code does not need here.
    tsconfigRaw: {},
  });
  const [code] = outputFiles;
  if (!code) throw new Error('esbuild returned no code for page-starter.js');
  return code.text.trim();
}
