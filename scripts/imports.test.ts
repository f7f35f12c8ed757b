import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

// Which folder may import from which others (docs/architecture.md). The first entry that contains
// a file applies. Biome finds cycles. dependency-cruiser can not read TypeScript with version 7,
// which has no programming interface.
const mayImport: Record<string, readonly string[]> = {
  app: ['components', 'lib', 'packages/thread-art', 'content', 'scripts/build/deferred-scripts'],
  'components/ui': ['lib', 'packages/thread-art'],
  components: ['components', 'lib', 'packages/thread-art'],
  'lib/site': ['packages/thread-art'],
  // The type of content/art.json.
  'lib/art': ['lib/site', 'lib/content/collections/art', 'packages/thread-art', 'content'],
  'lib/content': [...libBelow('lib/content'), 'packages/thread-art', 'content'],
  lib: ['lib', 'packages/thread-art', 'content'],
  server: ['lib', 'content'],
  scripts: ['lib', 'server', 'packages/thread-art'],
  'packages/thread-art': [],
  'packages/demos': [],
};

/** All folders of lib except lib/seo, which imports the content and not the other way around. */
function libBelow(folder: string): string[] {
  return readdirSync('lib')
    .map((name) => `lib/${name.replace(/\.ts$/, '')}`)
    .filter((each) => each !== 'lib/seo' && each !== folder);
}

const contains = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`);

const files = [...new Set(Object.keys(mayImport).map((folder) => folder.split('/')[0] ?? ''))]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name.replaceAll('\\', '/')),
    ),
  )
  .filter(
    (file) =>
      /\.(?:tsx?|mjs|js)$/.test(file) &&
      !/\.test\.|\/fixtures?[-/.]|\/dist\/|node_modules/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/**
 * Targets of the imports of a file, as paths from the project root; packages by their names. Types
 * of the framework are allowed everywhere.
 */
function importsOf({ file, text }: (typeof files)[number]): string[] {
  const values = text.replace(/^import type [^;]*from '(?:next|react)';/gm, '');
  const found = values.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*'([^']+)'/g);
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
      .filter((target) => !contains(own, target))
      .filter((target) => !mayImport[own]?.some((folder) => contains(folder, target)))
      .map((target) => `${source.file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

const imports = (name: RegExp) => (source: (typeof files)[number]) =>
  importsOf(source).some((each) => name.test(each));
const contentLoader = /import (?!type)[^;]*from '#lib\/content\/collections\//;

it.each([
  [
    'lib and server',
    /^(?:lib|server)\//,
    'the framework',
    imports(/^(?:next|react|react-dom)(?:\/|$)/),
  ],
  ['packages/thread-art', /^packages\/thread-art\/src\//, 'Node.js', imports(/^node:/)],
  // They take entries as props. Types are allowed, and the words that belong to a subject.
  ['components', /^components\//, 'content', ({ text }) => contentLoader.test(text)],
  [
    'what shows posts',
    /^(?:components\/(?:blog|sections|layout|ui|motion)|lib\/blog)\//,
    'the editor, which is loaded on demand',
    ({ text }) => /from '#components\/editor/.test(text),
  ],
  [
    'lib',
    /^lib\//,
    'Node.js without #server-only',
    ({ text }) => /^import [^;]*from 'node:/m.test(text) && !/^import '#server-only';$/m.test(text),
  ],
] satisfies [string, RegExp, string, (source: (typeof files)[number]) => boolean][])(
  '%s (%s) does not import %s',
  (_, folder, _name, isWrong) => {
    const wrong = files.filter((source) => folder.test(source.file) && isWrong(source));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  },
);

it("names Next's internals in one file", () => {
  const internals = /TURBOPACK|__next|otherChunks|data-precedence|__react|next\.router/;
  const found = files.filter(({ text }) => internals.test(text)).map(({ file }) => file);
  expect(found.filter((file) => !file.startsWith('scripts/imports'))).toHaveLength(1);
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
