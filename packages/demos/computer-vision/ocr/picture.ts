import type { Box } from './boxes';

export interface Picture {
  /** RGBA bytes, row by row. */
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Samples a turned rectangle of a picture as input of a network.
 *
 * @param size - width and height of the result in pixels
 * @param mean - of blue, green and red, from 0 to 1
 * @param deviation - standard deviation of blue, green and red
 * @returns 3 × height × width values: a plane each for blue, green and red, the order in which
 *   PaddleOCR trains its networks
 */
export function samplePlanes(
  picture: Picture,
  box: Box,
  size: { width: number; height: number },
  mean: readonly number[],
  deviation: readonly number[],
): Float32Array {
  const { data } = picture;
  const { width, height } = size;
  const plane = width * height;
  const planes = new Float32Array(3 * plane);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  // Averages as many samples as a reduced pixel covers, against aliasing.
  const steps = Math.max(1, Math.round(box.height / height));
  const [stepX, stepY] = [box.width / width / steps, box.height / height / steps];
  for (let v = 0; v < height * steps; v += 1) {
    const y = (v + 0.5) * stepY - box.height / 2;
    for (let u = 0; u < width * steps; u += 1) {
      const x = (u + 0.5) * stepX - box.width / 2;
      const px = clamp(box.x + x * cos - y * sin - 0.5, picture.width - 1);
      const py = clamp(box.y + x * sin + y * cos - 0.5, picture.height - 1);
      const [left, top] = [Math.floor(px), Math.floor(py)];
      const [fx, fy] = [px - left, py - top];
      const right = left + 1 < picture.width ? 4 : 0;
      const below = top + 1 < picture.height ? picture.width * 4 : 0;
      const from = (top * picture.width + left) * 4;
      const to = Math.floor(v / steps) * width + Math.floor(u / steps);
      for (let channel = 0; channel < 3; channel += 1) {
        const at = from + 2 - channel;
        const upper = (data[at] ?? 0) * (1 - fx) + (data[at + right] ?? 0) * fx;
        const lower = (data[at + below] ?? 0) * (1 - fx) + (data[at + below + right] ?? 0) * fx;
        planes[channel * plane + to] =
          (planes[channel * plane + to] ?? 0) + upper * (1 - fy) + lower * fy;
      }
    }
  }
  for (let at = 0; at < planes.length; at += 1) {
    const channel = Math.floor(at / plane);
    const value = (planes[at] ?? 0) / (255 * steps * steps);
    planes[at] = (value - (mean[channel] ?? 0)) / (deviation[channel] ?? 1);
  }
  return planes;
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
