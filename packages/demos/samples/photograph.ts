import { seeded } from '../public/shared/random.js';
import type { Condition } from './documents';

interface Pixels {
  /** RGBA bytes. */
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** A sharp crease: the paper bends at a line through (x, y) with a direction. */
interface Fold {
  x: number;
  y: number;
  angle: number;
  depth: number;
}

/**
 * Turns a flat page into a photograph of it on a dark table: turned and in perspective (skewed),
 * with creases that move and shade the text (crumpled), or dim, uneven, blurred and noisy (low
 * light). The same seed gives the same picture.
 */
export function photograph(page: Pixels, condition: Condition, seed: number): Pixels {
  if (condition === 'clean') return page;
  const random = seeded(seed * 7919);
  const between = (low: number, high: number) => low + random() * (high - low);
  const sign = random() < 0.5 ? -1 : 1;
  const isSkewed = condition === 'skewed';
  const angle = ((sign * (isSkewed ? between(5, 9) : between(1, 2.5))) / 180) * Math.PI;
  const perspective = isSkewed ? sign * between(0.1, 0.14) : 0.02;
  const margin = isSkewed ? 0.16 : 0.06;
  const width = Math.round(page.width * (1 + margin));
  const height = Math.round(page.height * (1 + margin));
  const folds: Fold[] = Array.from({ length: condition === 'crumpled' ? 9 : 0 }, () => ({
    x: between(0.1, 0.9) * width,
    y: between(0.1, 0.9) * height,
    angle: between(0, Math.PI),
    depth: between(2, 4) * (random() < 0.5 ? -1 : 1),
  }));
  const isDim = condition === 'low light';
  const lamp = { x: between(0.2, 0.8) * width, y: between(0.1, 0.4) * height };
  const data = new Uint8ClampedArray(width * height * 4);
  for (let v = 0; v < height; v += 1) {
    for (let u = 0; u < width; u += 1) {
      const x = u - width / 2;
      const y = v - height / 2;
      const scale = 1 + (perspective * x) / width;
      let sx = (x * Math.cos(angle) - y * Math.sin(angle)) * scale + page.width / 2;
      let sy = (x * Math.sin(angle) + y * Math.cos(angle)) * scale + page.height / 2;
      let light = 1;
      for (const fold of folds) {
        const across = (u - fold.x) * Math.sin(fold.angle) - (v - fold.y) * Math.cos(fold.angle);
        const near = Math.exp(-Math.abs(across) / 60);
        sx += fold.depth * near * Math.sin(fold.angle) * 1.2;
        sy += fold.depth * near * Math.cos(fold.angle);
        light -= Math.sign(across) * fold.depth * 0.028 * Math.exp(-Math.abs(across) / 45);
      }
      if (isDim) {
        const far = Math.hypot(u - lamp.x, v - lamp.y) / Math.hypot(width, height);
        light *= 0.5 - 0.34 * far;
      } else light *= 0.96 - (0.1 * u) / width;
      // The sum of three uniform values is close to a normal distribution.
      const noise = (random() + random() + random() - 1.5) * (isDim ? 16 : 5);
      const at = (v * width + u) * 4;
      const isPaper = sx >= 0 && sy >= 0 && sx < page.width - 1 && sy < page.height - 1;
      const table = 58 + 8 * Math.sin(v / 37 + Math.sin(u / 190) * 2);
      for (let channel = 0; channel < 3; channel += 1) {
        const ink = isPaper ? sample(page, sx, sy, channel, isDim ? 1.3 : 0.6) : table;
        const tint = 1 + (1 - channel) * (isDim ? 0.09 : 0.02);
        data[at + channel] = ink * light * tint + noise;
      }
      data[at + 3] = 255;
    }
  }
  return { data, width, height };
}

/** Bilinear sample of one channel, averaged over a square of 2 × blur pixels. */
function sample(page: Pixels, x: number, y: number, channel: number, blur: number): number {
  let sum = 0;
  for (const dx of [-blur / 2, blur / 2]) {
    for (const dy of [-blur / 2, blur / 2]) {
      const px = Math.min(page.width - 2, Math.max(0, x + dx));
      const py = Math.min(page.height - 2, Math.max(0, y + dy));
      const [left, top] = [Math.floor(px), Math.floor(py)];
      const [fx, fy] = [px - left, py - top];
      const at = (row: number, column: number) =>
        page.data[((top + row) * page.width + left + column) * 4 + channel] ?? 0;
      sum += (at(0, 0) * (1 - fx) + at(0, 1) * fx) * (1 - fy);
      sum += (at(1, 0) * (1 - fx) + at(1, 1) * fx) * fy;
    }
  }
  return sum / 4;
}
