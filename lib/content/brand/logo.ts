import '#server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contrast, nearestPassing } from '../../site/contrast';
import { brandDocument } from '../collections/brand';
import { contentRoot, onceFromContent } from '../load/content-folder';

/**
 * content/logo.svg, which may use the colors of the page, e.g. `var(--color-primary)`. Without what
 * drawing programs write above it, and without their place and size: each place of it has its own.
 */
export const logoSvg = onceFromContent(() =>
  readFileSync(path.join(contentRoot(), 'logo.svg'), 'utf8')
    .replace(/^.*?(?=<svg\s)/s, '')
    .replace(/^<svg[^>]*>/, (tag) => tag.replace(/\s(?:x|y|width|height)=(["']).*?\1/g, ''))
    .trim(),
);

/** Threads are lighter on dark grounds, so that small ones are visible. */
const visible = 6;

/** The color of a thread as it is, or lighter, on the dark background of pictures. */
export const threadOnInk = (thread: string): string =>
  nearestPassing(
    thread,
    (each) => contrast(each, brandDocument.get().colors.ink.light) >= visible,
  ) ?? thread;

/**
 * The logo as part of a drawing.
 *
 * @param ground - whether the drawing is on paper or on ink
 * @param attributes - place and size, e.g. `x="4" width="24" height="24"`
 */
export function drawnLogo(ground: 'paper' | 'ink', attributes: string): string {
  const { colors } = brandDocument.get();
  return logoSvg()
    .replace('<svg', `<svg ${attributes}`)
    .replace(/var\(--color-([a-z]+)(-text)?\)/g, (whole, name: string, text?: string) => {
      const color = Object.entries(colors).find(([each]) => each === name)?.[1];
      if (color === undefined) return whole;
      if (typeof color === 'object' && (text || !('thread' in color))) {
        return ground === 'paper' ? color.light : color.dark;
      }
      const thread = typeof color === 'object' ? color.thread : color;
      return ground === 'paper' ? thread : threadOnInk(thread);
    });
}
