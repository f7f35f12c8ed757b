import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/** The inline script that starts the others, minified and in a scope of its own. */
export async function starterCode(): Promise<string> {
  const source = await readFile(fileURLToPath(new URL('page-starter.js', import.meta.url)), 'utf8');
  const { code } = await transform(source, { minify: true, format: 'iife', target: 'es2022' });
  return code.trim();
}
