import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { pageColor, textColor, threadColor } from 'thread-art/palette';
import { describe, expect, it } from 'vitest';

// Tests the rules of docs/architecture.md that no lint rule covers. Import zones and cycles are
// checked by biome.jsonc.

/** Source files of the given folders, without tests. */
function source(...folders: string[]): { file: string; text: string }[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name).replaceAll('\\', '/'),
      ),
    )
    .filter((file) => /\.(?:tsx?|jsx?|mjs)$/.test(file) && !/\.test\.[jt]sx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

const matching = (files: ReturnType<typeof source>, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

const markup = source('app', 'components').filter(({ file }) => file.endsWith('.tsx'));

it('finds the source', () => {
  expect(markup.length).toBeGreaterThan(40);
});

it('has all client code in components/islands', () => {
  const clients = matching(source('app', 'components', 'lib', 'server'), /^['"]use client['"]/m);
  expect(clients.length).toBeGreaterThan(0);
  expect(clients.filter((file) => !file.startsWith('components/islands/'))).toEqual([]);
});

it('loads content in app only: components take entries as props', () => {
  // Type imports are allowed. The lint rule cannot distinguish them from value imports.
  const loaders = /import (?!type)[^;]*from '#lib\/content\/(?!subjects')/;
  expect(matching(source('components'), loaders)).toEqual([]);
});

it('imports thread-art by its name, and no other package of this repository', () => {
  const others = /from '(?:demos|film)(?:\/|')|from '[^']*packages\//;
  expect(matching(source('app', 'components', 'lib', 'server', 'scripts'), others)).toEqual([]);
});

it('reads no files in drawing code, which also runs in browsers', () => {
  // Fixtures run in tests only.
  const drawing = source('packages/thread-art/src').filter(
    ({ file }) => !file.endsWith('/fixtures.ts'),
  );
  expect(drawing.length).toBeGreaterThan(20);
  expect(matching(drawing, /from 'node:/)).toEqual([]);
});

it('has no id of the content in packages/thread-art', () => {
  const assignments: Record<string, object> = JSON.parse(readFileSync('content/art.json', 'utf8'));
  const ids = Object.values(assignments).flatMap((group) => Object.keys(group));
  expect(ids.length).toBeGreaterThan(10);
  const quoted = new RegExp(`['"](?:${ids.join('|')})['"]`);
  expect(matching(source('packages/thread-art/src'), quoted)).toEqual([]);
});

it('takes sizes and colors from tokens: no sizes in brackets and no hex colors in markup', () => {
  expect(matching(markup, /-\[[\d.]+(px|rem|em|vw|vh|%)\]/)).toEqual([]);
  expect(matching(markup, /#[0-9a-f]{6}\b/i)).toEqual([]);
});

it('draws pictures in the colors of app/globals.css', () => {
  const sheet = readFileSync('app/globals.css', 'utf8');
  const found = Object.fromEntries(
    [...sheet.matchAll(/--color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
      ([, name, light, dark, both]) => [name, both ?? { light, dark }],
    ),
  );
  const texts = Object.entries(textColor).map(([tone, color]) => [`${tone}-text`, color]);
  expect(found).toMatchObject({ ...pageColor, ...threadColor, ...Object.fromEntries(texts) });
});

it('has no style attributes, which the content security policy forbids', () => {
  expect(matching(markup, /\sstyle=\{/)).toEqual([]);
});

describe('code for browsers', () => {
  const bundle = (options: BuildOptions) =>
    build({
      bundle: true,
      format: 'esm',
      platform: 'browser',
      packages: 'external',
      write: false,
      outdir: 'unused',
      logLevel: 'silent',
      ...options,
    });

  it('imports nothing that needs Node.js or holds settings of the server', async () => {
    const entryPoints = matching(source('components'), /^['"]use client['"]/m);
    expect(entryPoints.length).toBeGreaterThan(20);
    expect((await bundle({ entryPoints })).errors).toEqual([]);
  });

  it.each(['#lib/site/env', '#lib/content/collections/site', '#lib/build-cache'])(
    'can not import %s',
    async (name) => {
      const stdin = { contents: `import '${name}'`, resolveDir: process.cwd() };
      await expect(bundle({ stdin })).rejects.toThrow('"#server-only"');
    },
  );

  it('is kept apart from modules of lib that use Node.js by their mark', () => {
    const node = matching(source('lib'), /^import [^;]*from 'node:/m);
    expect(node.length).toBeGreaterThan(5);
    const marked = matching(source('lib'), /^import '#server-only';$/m);
    const inTests = /^lib\/.*\/fixtures\//;
    expect(node.filter((file) => !marked.includes(file) && !inTests.test(file))).toEqual([]);
  });
});

it("names Next's internals in one file", () => {
  const internals =
    /TURBOPACK|__next|otherChunks|runtimeModuleIds|data-precedence|__react|next\.router/;
  const files = source('app', 'components', 'e2e', 'lib', 'scripts', 'server', 'packages');
  expect(matching(files, internals)).toEqual(['scripts/build/finish/next-internals.ts']);
});
