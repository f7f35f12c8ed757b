import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What git would commit: tracked and new files, ignored ones left out. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|mjs|css)$/.test(file) && existsSync(file));
const code = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const within = (folder: string) => code.filter(({ file }) => file.startsWith(`${folder}/`));
const where = (list: typeof code, pattern: RegExp) =>
  list.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

const isClient = /^['"]use client['"]/;
const lines = (text: string) => text.split('\n').length - 1;

describe('the house', () => {
  it('is there to be looked at', () => {
    expect(within('app').length).toBeGreaterThan(20);
    expect(within('components').length).toBeGreaterThan(20);
  });

  it('keeps files short: none over 200 lines, half of them at most 60', () => {
    const sizes = code.map(({ file, text }) => ({ file, size: lines(text) }));
    expect(sizes.filter(({ size }) => size > 200)).toEqual([]);
    const sorted = sizes.map(({ size }) => size).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60);
  });

  it('keeps pages at 60 lines or fewer', () => {
    const pages = within('app').filter(({ file }) => file.endsWith('page.tsx'));
    expect(pages.filter(({ text }) => lines(text) > 60).map(({ file }) => file)).toEqual([]);
  });

  it('keeps client code in islands, short and rare', () => {
    const clients = code.filter(({ text }) => isClient.test(text));
    const outside = clients.filter(({ file }) => !file.startsWith('components/islands/'));
    expect(outside.map(({ file }) => file)).toEqual([]);
    expect(clients.filter(({ text }) => lines(text) > 120).map(({ file }) => file)).toEqual([]);
    const parts = ['app', 'components', 'lib', 'server']
      .flatMap(within)
      .filter(({ file }) => !/\.(test\.ts|css)$/.test(file));
    expect(clients.length / parts.length).toBeLessThanOrEqual(0.15);
  });

  it('keeps islands to client code', () => {
    const strangers = within('components/islands').filter(({ text }) => !isClient.test(text));
    expect(strangers.map(({ file }) => file)).toEqual([]);
  });

  it('imports framer-motion in one place', () => {
    const importers = where([...within('app'), ...within('components')], /from 'framer-motion/);
    expect(importers.every((file) => file.startsWith('components/islands/motion/'))).toBe(true);
    expect(importers.length).toBeGreaterThan(0);
  });

  it('knows remark in one file', () => {
    expect(where(within('lib'), /from 'remark/)).toEqual(['lib/content/markdown.ts']);
  });

  it('opens one door each for raw HTML, structured data and the theme script', () => {
    expect(where(within('components'), /dangerouslySetInnerHTML/)).toEqual([
      'components/ui/json-ld.tsx',
      'components/ui/prose.tsx',
      'components/ui/theme-script.tsx',
    ]);
    expect(where(within('app'), /dangerouslySetInnerHTML/)).toEqual([]);
  });

  it('takes sizes and colors from tokens: no bracket sizes, no hex values in markup', () => {
    const markup = [...within('app'), ...within('components')].filter(({ file }) =>
      file.endsWith('.tsx'),
    );
    expect(where(markup, /-\[[\d.]+(px|rem|em|vw|vh|%)\]/)).toEqual([]);
    expect(where(markup, /#[0-9a-f]{6}\b/i)).toEqual([]);
  });

  it('writes no style attributes', () => {
    expect(where(within('components'), /\sstyle=\{/)).toEqual([]);
  });

  it('gives components entries as props: loaders are called in app alone', () => {
    const loaders = /import (?!type)[^;]*from '#lib\/content\/(?!subjects')/;
    expect(where(within('components'), loaders)).toEqual([]);
  });

  it('keeps layers of components apart', () => {
    expect(where(within('components/ui'), /#components\/(sections|layout|islands)/)).toEqual([]);
    expect(where(within('components/islands'), /#components\/(sections|layout)/)).toEqual([]);
  });

  it('reads one way inside lib: seo, then content, then site', () => {
    expect(where(within('lib/site'), /from '\.\.\/(content|seo)/)).toEqual([]);
    expect(where(within('lib/content'), /from '\.\.\/seo/)).toEqual([]);
    expect(where(within('lib/art'), /from '\.\.\/(\.\.\/)?(content|seo|site)/)).toEqual([]);
  });
});
