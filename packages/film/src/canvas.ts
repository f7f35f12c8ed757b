import { clamp, max, min, sqrt } from 'thread-art/math';

export type Color = readonly [red: number, green: number, blue: number];

/** Parses `#rrggbb` into three numbers 0..255. */
export function colorOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Position and style of a thread at each step along it. */
export interface Stroke {
  /** Position across the thread's direction, in film pixels. */
  at: Float32Array;
  /** Half width, in film pixels. */
  half: Float32Array;
  /** Opacity 0..1. */
  alpha: Float32Array;
}

/** A frame of the film in memory. Drawing uses film pixels at any scale and antialiases edges. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly pixels: Float32Array;

  constructor(
    size: { width: number; height: number },
    readonly scale = 1,
  ) {
    this.width = Math.round(size.width * scale);
    this.height = Math.round(size.height * scale);
    this.pixels = new Float32Array(this.width * this.height * 3);
  }

  fill([red, green, blue]: Color): void {
    const { pixels } = this;
    for (let index = 0; index < pixels.length; index += 3) {
      pixels[index] = red;
      pixels[index + 1] = green;
      pixels[index + 2] = blue;
    }
  }

  /** Draws a thread from left to right, with one entry of the stroke per column. */
  strokeAcross(stroke: Stroke, color: Color): void {
    this.stroke(stroke, color, this.width, this.height, 1, this.width);
  }

  /** Draws a thread from top to bottom, with one entry of the stroke per row. */
  strokeDown(stroke: Stroke, color: Color): void {
    this.stroke(stroke, color, this.height, this.width, this.width, 1);
  }

  private stroke(
    { at, half, alpha }: Stroke,
    color: Color,
    length: number,
    breadth: number,
    stepAlong: number,
    stepAcross: number,
  ): void {
    const { scale } = this;
    for (let step = 0; step < length; step += 1) {
      const strength = alpha[step] ?? 0;
      if (strength < 0.004) continue;
      const center = (at[step] ?? 0) * scale;
      const before = at[max(0, step - 1)] ?? 0;
      const after = at[min(length - 1, step + 1)] ?? 0;
      const slope = ((after - before) * scale) / 2;
      const lean = 1 / sqrt(1 + slope * slope);
      const reach = (half[step] ?? 0) * scale;
      const far = (reach + 0.5) / lean;
      const last = min(breadth - 1, Math.floor(center + far));
      for (let place = max(0, Math.floor(center - far)); place <= last; place += 1) {
        const cover = reach + 0.5 - Math.abs(place + 0.5 - center) * lean;
        // A thread thinner than a pixel never covers a whole pixel.
        const share = min(clamp(cover), reach * 2) * strength;
        if (share > 0) this.blend(step * stepAlong + place * stepAcross, share, color);
      }
    }
  }

  /** Blends a color through a mask of the same size as this canvas (one byte 0..255 per pixel). */
  blendMask(mask: Uint8Array, color: Color, alpha: number): void {
    for (let index = 0; index < mask.length; index += 1) {
      const share = mask[index] ?? 0;
      if (share > 0) this.blend(index, (share / 255) * alpha, color);
    }
  }

  bytes(): Uint8Array {
    const bytes = new Uint8Array(this.pixels.length);
    for (let index = 0; index < bytes.length; index += 1) {
      bytes[index] = (this.pixels[index] ?? 0) + 0.5;
    }
    return bytes;
  }

  private blend(pixel: number, share: number, color: Color): void {
    const { pixels } = this;
    const rest = 1 - share;
    const index = pixel * 3;
    pixels[index] = (pixels[index] ?? 0) * rest + color[0] * share;
    pixels[index + 1] = (pixels[index + 1] ?? 0) * rest + color[1] * share;
    pixels[index + 2] = (pixels[index + 2] ?? 0) * rest + color[2] * share;
  }
}
