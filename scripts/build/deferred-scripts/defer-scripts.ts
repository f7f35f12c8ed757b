import { readdir, readFile, rmdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { escaped } from 'thread-art/escape';
import { withoutBase } from '#lib/site/base-path';
import { themeStarter } from '#lib/site/theme';
import { inlineSheet, isUnused, sheetOf, takeScripts } from './next-internals';
import { speculationRules } from './speculation-rules';

/** Address of the drawing of the first screen (components/ui/art.tsx, `eager`). */
const eagerDrawing = /(?<=<img src=")\/[^"]+\.svg(?="[^>]* fetchPriority="high")/;

/**
 * Makes the scripts of all exported pages wait for the visitor's first input, puts the style sheet
 * and the drawing of the first screen into each page (docs/decisions/0064), and deletes files that
 * are never requested.
 *
 * @throws Error if Next.js has exported something unexpected; it says what
 */
export async function deferScripts(out: string): Promise<void> {
  await deleteUnused(out);
  const sheet = sheetOf(await readFile(path.join(out, 'index.html'), 'utf8'));
  const css = await readSheet(out, sheet);
  const starter = await starterCode();
  const names = await readdir(out, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = path.join(out, name);
    const html = await readFile(file, 'utf8');
    try {
      await writeFile(file, await inlineDrawing(deferIn(html, { starter, sheet, css }), out));
    } catch (error) {
      throw new Error(
        `Next.js has exported ${name} in a way that scripts/build/deferred-scripts/next-internals.ts does not know: ${(error as Error).message}`,
      );
    }
  }
}

interface Additions {
  starter: string;
  /** Address of the style sheet that all pages share. */
  sheet: string;
  css: string;
}

/** @throws Error that says what is unexpected in the page */
function deferIn(exported: string, { starter, sheet, css }: Additions): string {
  const { html, chunks } = takeScripts(exported, [themeStarter]);
  if (sheetOf(html) !== sheet) throw new Error(`another style sheet than ${sheet}`);
  const start = `<script data-chunks="${chunks.join(' ')}">${starter}</script>`;
  const rules = `<script type="speculationrules">${speculationRules}</script>`;
  // Behind title, pictures and icons, which link previews look for in the first 8 kB.
  return inlineSheet(
    html.replace('</head>', () => `${start}${rules}</head>`),
    css,
  );
}

/**
 * Replaces the address of the drawing of the first screen by the drawing, which then appears with the
 * text. React keeps it, because hydration does not change attributes.
 */
async function inlineDrawing(html: string, out: string): Promise<string> {
  const [address] = eagerDrawing.exec(html) ?? [];
  if (!address) return html;
  const svg = await readFile(path.join(out, withoutBase(address)), 'utf8');
  const url = `data:image/svg+xml,${svg.replace(/[%#]/g, encodeURIComponent)}`;
  // A drawing has hundreds of ">", which an attribute may contain.
  return html.replace(eagerDrawing, () => escaped(url).replaceAll('&gt;', '>'));
}

/** Reads the style sheet, with absolute addresses instead of those relative to its file. */
async function readSheet(out: string, address: string): Promise<string> {
  const css = await readFile(path.join(out, withoutBase(address)), 'utf8');
  return css.replace(
    /url\((?!["']?(?:data:|\/|#))["']?([^)"']+)["']?\)/g,
    (_, relative: string) => `url(${new URL(relative, `http://out${address}`).pathname})`,
  );
}

async function deleteUnused(out: string): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const folders: string[] = [];
  for (const entry of entries) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isDirectory()) folders.push(file);
    else if (isUnused(path.relative(out, file))) await unlink(file);
  }
  // Inner folders first. Those that are not empty stay.
  for (const folder of folders.sort().reverse()) await rmdir(folder).catch(() => undefined);
}

/** Bundles and minifies the inline script of every page. */
export async function starterCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/build/deferred-scripts/page-starter.js'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Omits "use strict", which is redundant for module code.
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? '';
}
