import '#server-only';

import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { type Brand, brandDocument } from '../collections/brand';
import { contentRoot } from '../load/content-folder';
import { colorProperties } from './brand-colors';

/**
 * Theme variables of Tailwind (https://tailwindcss.com/docs/theme) from the colors of brand.json:
 * they make utilities such as `bg-paper`. `static` keeps those that only drawings use.
 */
export function brandCss(colors: Brand['colors']): string {
  const variables = {
    ...colorProperties(colors),
    '--background-image-threads': `url("data:image/svg+xml,${encodeURIComponent(threads(colors))}")`,
  };
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`);
  return `/* Colors of brand.json, written by next.config.mjs. */\n@theme static {\n${lines.join('')}}\n`;
}

/** Three threads that run beside the steps of a method. */
const threads = ({ primary, accent, fourth }: Brand['colors']) =>
  `<svg xmlns='http://www.w3.org/2000/svg' width='16' height='64' fill='none' stroke-width='1.75'><path stroke='${fourth.thread}' d='M8 0v64'/><path stroke='${primary.thread}' d='M8 0c8 16 8 16 0 32s-8 16 0 32'/><path stroke='${accent.thread}' d='M8 0c-8 16-8 16 0 32s8 16 0 32'/></svg>`;

/**
 * Writes the style sheet. One that is up to date is left as it is, so that it is not compiled again.
 *
 * @throws ContentError with all problems of brand.json
 */
export function writeBrandCss(file: string): void {
  const css = brandCss(brandDocument.get().colors);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== css) writeFileSync(file, css);
}

/**
 * Writes the style sheet now and after each change of brand.json, for `next dev`.
 *
 * @returns a function that ends this
 */
export function watchBrandCss(file: string): () => void {
  const write = () => {
    try {
      writeBrandCss(file);
    } catch (error) {
      // The colors stay as they were. Every page shows a mistake in brand.json too.
      console.error((error as Error).message);
    }
  };
  write();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(contentRoot(), (_, name) => {
    if (name !== 'brand.json') return;
    // Editors write a file in several steps.
    clearTimeout(timer);
    timer = setTimeout(write, 50);
  });
  watcher.unref();
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
