import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Code of the inline script of every page: bundled, minified and in its own function scope. */
export async function starterCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page-starter.js', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Omits "use strict", which is redundant for module code.
    tsconfigRaw: {},
  });
  const [code] = outputFiles;
  if (!code) throw new Error('esbuild returned no code for page-starter.js');
  return code.text.trim();
}
