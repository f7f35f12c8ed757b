// @ts-check

/** @typedef {{ gray: Uint8Array, width: number, height: number }} Gray */

/**
 * Converts to luma (ITU-R BT.601 weights), then averages 3 x 3 pixels, which removes most of the
 * sensor noise.
 * @param {Uint8ClampedArray} rgba
 * @param {number} width
 * @param {number} height
 * @returns {Gray}
 */
export function toGray(rgba, width, height) {
  const raw = new Float32Array(width * height);
  for (let at = 0; at < raw.length; at += 1) {
    raw[at] = 0.299 * rgba[at * 4] + 0.587 * rgba[at * 4 + 1] + 0.114 * rgba[at * 4 + 2];
  }
  const gray = new Uint8Array(raw.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let count = 0;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          sum += raw[ny * width + nx];
          count += 1;
        }
      }
      gray[y * width + x] = Math.round(sum / count);
    }
  }
  return { gray, width, height };
}

/**
 * Number of pixels per gray level, 256 entries.
 * @param {Uint8Array} gray
 */
export function histogram(gray) {
  /** @type {number[]} */
  const counts = new Array(256).fill(0);
  for (const level of gray) counts[level] += 1;
  return counts;
}

/**
 * Otsu's method (1979): the level that separates the two classes with the largest between-class
 * variance.
 * @param {number[]} counts
 */
export function otsu(counts) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weighted = counts.reduce((sum, count, level) => sum + count * level, 0);
  let below = 0;
  let belowSum = 0;
  let best = 0;
  let bestLevel = 0;
  for (let level = 0; level < 256; level += 1) {
    below += counts[level];
    belowSum += counts[level] * level;
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const gap = belowSum / below - (weighted - belowSum) / above;
    const variance = below * above * gap * gap;
    if (variance > best) {
      best = variance;
      bestLevel = level;
    }
  }
  return bestLevel;
}

/**
 * Mask with 1 for pixels of parts and 0 for the background.
 * @param {Uint8Array} gray
 * @param {number} level
 * @param {'lighter' | 'darker'} parts which side of the level the parts are on
 */
export function threshold(gray, level, parts) {
  const mask = new Uint8Array(gray.length);
  for (let at = 0; at < gray.length; at += 1) {
    mask[at] = gray[at] > level === (parts === 'lighter') ? 1 : 0;
  }
  return mask;
}

/**
 * Labels connected components by flood fill, 8-connected. Label 0 is the background.
 * @param {Uint8Array} mask
 * @param {number} width
 * @param {number} height
 * @returns {{ labels: Int32Array, count: number }}
 */
export function components(mask, width, height) {
  const labels = new Int32Array(mask.length);
  const stack = new Int32Array(mask.length);
  let count = 0;
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 0 || labels[start] !== 0) continue;
    count += 1;
    let depth = 0;
    stack[depth++] = start;
    labels[start] = count;
    while (depth > 0) {
      const at = stack[--depth];
      const x = at % width;
      const y = (at - x) / width;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx;
          if (mask[next] === 0 || labels[next] !== 0) continue;
          labels[next] = count;
          stack[depth++] = next;
        }
      }
    }
  }
  return { labels, count };
}
