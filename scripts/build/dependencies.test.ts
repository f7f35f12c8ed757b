import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Entry points of `npm start`, `npm run build` and `npm run serve`. */
const entryPoints = [
  'scripts/build.ts',
  'scripts/start.ts',
  'server/node.ts',
  'next.config.mjs',
  'next-sitemap.config.mjs',
  'postcss.config.mjs',
  ...readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join('app', file)),
];

/** Loaded only if installed. Without it the build makes no PDFs (scripts/build/prints.ts). */
const optional = new Set(['@playwright/test']);

/**
 * Loaded by name instead of an import: by package.json, app/globals.css, postcss.config.mjs and
 * `next build`.
 */
const byName = [
  'tsx',
  'tailwindcss',
  '@tailwindcss/postcss',
  'next-sitemap',
  'typescript',
  '@types/node',
  '@types/react',
];

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Names of the packages that these files import, directly or through other files. */
async function importedPackages(files: string[]): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: files,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports
    .filter((each) => each.external && !isBuiltin(each.path))
    .map((each) => packageOf(each.path));
  return new Set(names);
}

it('npm ci --omit=dev installs every package that a build or the service imports', async () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const imported = await importedPackages(entryPoints);
  // Proves that the search follows #lib imports, relative imports and components.
  expect([...imported]).toEqual(expect.arrayContaining(['parse5', 'zod', 'sharp', 'hono', 'next']));
  const missing = [...imported, ...byName].filter(
    (name) => !(name in dependencies) && !optional.has(name),
  );
  expect(missing).toEqual([]);
});
