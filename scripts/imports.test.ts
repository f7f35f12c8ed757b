import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { filesIn } from '#lib/fixtures/files-in';

// Which folder may import from which others (docs/architecture.md). The first entry that contains
// a file applies. Biome finds cycles. dependency-cruiser can not read TypeScript with version 7,
// which has no programming interface.
const mayImport: Record<string, readonly string[]> = {
  app: ['components', 'lib', 'packages/thread-art', 'content', 'scripts/build/deferred-scripts'],
  'components/ui': ['lib', 'packages/thread-art'],
  'components/motion': ['components/ui', 'lib'],
  'components/sections': ['components/ui', 'components/motion', 'lib', 'packages/thread-art'],
  components: ['lib', 'packages/thread-art'],
  'lib/site': ['packages/thread-art'],
  // The type of content/art.json.
  'lib/art': ['lib/site', 'lib/content/collections/art', 'packages/thread-art', 'content'],
  'lib/content': ['lib/art', 'lib/auth', 'lib/build-cache', 'lib/site', 'packages/thread-art'],
  lib: ['packages/thread-art', 'content'],
  server: ['lib', 'content'],
  scripts: ['lib', 'server', 'packages/thread-art'],
  'packages/thread-art': [],
  'packages/demos': [],
};

const contains = (folder: string, file: string) => `${file}/`.startsWith(`${folder}/`);

const files = filesIn('app', 'components', 'lib', 'packages', 'scripts', 'server')
  .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file))
  .filter((file) => !/\.test\.|\/fixtures?[-/.]|\/dist\/|node_modules/.test(file))
  .map((file) => {
    // Types of the framework are allowed everywhere.
    const frameworkTypes = /^import type [^;]*from '(?:next|react)';/gm;
    return { file, text: readFileSync(file, 'utf8').replace(frameworkTypes, '') };
  });

/** Targets of the imports of a file, as paths from the project root; packages by their names. */
function importsOf({ file, text }: (typeof files)[number]): string[] {
  const found = text.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*'([^']+)'/g);
  return [...found].map(([, name = '']) => {
    if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
    return name.replace(/^#/, '').replace(/^(?=thread-art)/, 'packages/');
  });
}

it('imports in the directions of docs/architecture.md', () => {
  const wrong = files.flatMap((source) => {
    const own = Object.keys(mayImport).find((folder) => contains(folder, source.file)) ?? '';
    return importsOf(source)
      .filter((target) => existsSync(target.split('/')[0] ?? ''))
      .filter((target) => ![own, ...(mayImport[own] ?? [])].some((each) => contains(each, target)))
      .map((target) => `${source.file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['the framework', /^(?:lib|server)\//, /(?:from|import)\s*\(?\s*'(?:next|react|react-dom)['/]/],
  ['Node.js', /^packages\/thread-art\/src\//, /from 'node:/],
  // They take entries as props. Types are allowed, and the words that belong to a subject.
  ['content', /^components\//, /import (?!type)[^;]*from '#lib\/content\/collections\//],
  [
    'the editor, which is loaded on demand',
    /^(?:components\/(?:blog|sections|layout|ui|motion)|lib\/blog)\//,
    /from '#components\/editor/,
  ],
  ['modules of Node.js', /^lib\//, /(?<!^import '#server-only';$.*)^import [^;]*from 'node:/ms],
  [
    "Next's internals",
    /^(?!scripts\/build\/deferred-scripts\/next-internals)/,
    /TURBOPACK|__next|otherChunks|data-precedence|__react|next\.router/,
  ],
])('does not use %s in %s', (_, folder, wrong) => {
  const found = files.filter(({ file, text }) => folder.test(file) && wrong.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('keeps settings of the server from browsers', async () => {
  const bundle = build({
    stdin: { contents: `import '#lib/site/env'`, resolveDir: process.cwd() },
    bundle: true,
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  await expect(bundle).rejects.toThrow('"#server-only"');
});
