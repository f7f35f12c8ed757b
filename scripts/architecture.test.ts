import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

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

it('takes sizes and colors from tokens: no sizes in brackets and no hex colors in markup', () => {
  expect(matching(markup, /-\[[\d.]+(px|rem|em|vw|vh|%)\]/)).toEqual([]);
  expect(matching(markup, /#[0-9a-f]{6}\b/i)).toEqual([]);
});

it('has no style attributes, which the content security policy forbids', () => {
  expect(matching(markup, /\sstyle=\{/)).toEqual([]);
});

it("names Next's internals in one file", () => {
  const internals =
    /TURBOPACK|__next|otherChunks|runtimeModuleIds|data-precedence|__react|next\.router/;
  const files = source('app', 'components', 'e2e', 'lib', 'scripts', 'server', 'demo-host');
  expect(matching(files, internals)).toEqual(['scripts/build/finish/next-internals.ts']);
});
