import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type MotifName, motifs } from './motifs';
import { drawPicture, type Picture } from './picture';

/** How far a thread may pass the edge of the frame, pixels: strokes bleed, nothing is cut flat. */
const margin = 16;
const frames = [
  [640, 320],
  [1440, 500],
  [1000, 720],
  [400, 400],
  [480, 180],
] as const;
const names = Object.keys(motifs) as MotifName[];

function picture(motif: MotifName, more: Partial<Picture> = {}): Picture {
  return { motif, color: 'indigo', accent: 'coral', seed: 'x', width: 640, height: 320, ...more };
}

/** Every end point and handle of a drawing, absolute. */
function pointsOf(svg: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, data = ''] of svg.matchAll(/ d="([^"]+)"/g)) {
    let pen: [number, number] = [0, 0];
    for (const [, command = '', values = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const numbers = (values.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const size = { M: 2, l: 2, c: 6, s: 4, h: 1, v: 1 }[command] ?? Number.NaN;
      for (let index = 0; index < numbers.length; index += size) {
        const part = numbers.slice(index, index + size);
        const flat = command === 'h' ? [...part, 0] : command === 'v' ? [0, ...part] : part;
        const from = command === 'M' ? [0, 0] : pen;
        for (let at = 0; at < flat.length; at += 2) {
          pen = [(from[0] ?? 0) + (flat[at] ?? 0), (from[1] ?? 0) + (flat[at + 1] ?? 0)];
          points.push(pen);
        }
      }
    }
  }
  return points;
}

describe('drawPicture', () => {
  it('draws the same bytes for the same picture, others for another seed or variant', () => {
    for (const motif of names) {
      const drawn = drawPicture(picture(motif));
      expect(drawPicture(picture(motif))).toBe(drawn);
      expect(drawPicture(picture(motif, { seed: 'y' }))).not.toBe(drawn);
      const relative = drawPicture(picture(motif, { variant: 1 }));
      if (motif !== 'loose' && motif !== 'label') expect(relative).not.toBe(drawn);
    }
  });

  it.each(names)('keeps %s inside the frame and within its budget', (motif) => {
    frames.forEach(([width, height], place) => {
      // Every variant is drawn in one or two of the frames: all of them in all take half a minute.
      for (let variant = place % 3; variant < 8; variant += 3) {
        const svg = drawPicture(picture(motif, { width, height, variant }));
        const where = `${motif} ${variant} ${width}x${height}`;
        const points = pointsOf(svg);
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        expect(Math.min(...xs), where).toBeGreaterThan(-margin);
        expect(Math.max(...xs), where).toBeLessThan(width + margin);
        expect(Math.min(...ys), where).toBeGreaterThan(-margin);
        expect(Math.max(...ys), where).toBeLessThan(height + margin);
        const limit = width >= 1000 ? 9000 : 6000;
        expect(brotliCompressSync(svg).length, where).toBeLessThanOrEqual(limit);
      }
    });
  });

  it('needs no style, no script and no id, except its own gradients when it fades', () => {
    const plain = drawPicture(picture('waves'));
    expect(plain).not.toMatch(/style|script|NaN|undefined| id=/);
    const faded = drawPicture(picture('waves', { fade: 'edge' }));
    for (const [, id] of faded.matchAll(/url\(#([^)]+)\)/g)) expect(faded).toContain(`id="${id}"`);
  });

  it('is decoration without a label and an image with one', () => {
    expect(drawPicture(picture('dome'))).toContain('aria-hidden="true"');
    const labeled = drawPicture(picture('dome', { label: 'Arcs & "domes"' }));
    expect(labeled).toContain('role="img" aria-label="Arcs &amp; &quot;domes&quot;"');
  });
});
