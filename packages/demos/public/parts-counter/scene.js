// @ts-check
import { pick, seeded, whole } from '../shared/random.js';

/** @typedef {'disc' | 'washer' | 'hex nut'} Kind */
/** @typedef {'none' | 'scratch' | 'chip' | 'undersize'} Fault */
/**
 * @typedef {object} Part
 * @property {Kind} kind
 * @property {number} x
 * @property {number} y
 * @property {number} r outer radius; for a hex nut the distance to a flat side
 * @property {number} angle
 * @property {number} shade gray level of the metal
 * @property {Fault} fault
 */
/** @typedef {{ width: number, height: number, seed: number, parts: Part[] }} Scene */

const WIDTH = 640;
const HEIGHT = 340;
const RADIUS = { disc: 25, washer: 29, 'hex nut': 27 };
const BELT = 62;
const DULL = 142;
/**
 * Gap in pixels between touching parts and their neighbors. The first pair separates at a higher
 * threshold.
 */
const GAPS = [1, -0.5];
const SQUARE_ROOT_3_HALF = Math.sqrt(3) / 2;

/**
 * A conveyor picture: 14 parts in loose rows, the last two pushed against the first two. Three
 * parts have a fault and three are dark, so that the threshold matters.
 * @param {number} seed
 * @returns {Scene}
 */
export function makeScene(seed) {
  const random = seeded(seed);
  const cells = Array.from({ length: 15 }, (_, cell) => cell);
  const used = cells
    .filter((cell) => cell !== 14)
    .sort(() => random() - 0.5)
    .slice(0, 12);
  /** @type {Part[]} */
  const parts = used.map((cell, index) => {
    const drawn = pick(random, /** @type {Kind[]} */ (['disc', 'washer', 'washer', 'hex nut']));
    const kind = index < 2 ? 'disc' : drawn;
    /** @type {Fault} */
    const fault =
      index === 3 ? 'chip' : index === 4 ? 'scratch' : index === 5 ? 'undersize' : 'none';
    const x = 66 + (cell % 5) * 127 + whole(random, -8, 8);
    const y = 64 + Math.floor(cell / 5) * 100 + whole(random, -8, 8);
    const r = RADIUS[kind] * (fault === 'undersize' ? 0.72 : 1);
    const shade = index >= 6 && index < 9 ? DULL : whole(random, 178, 204);
    return { kind, x, y, r, angle: random() * Math.PI, shade, fault };
  });
  for (const [index, gap] of GAPS.entries()) {
    const first = parts[index];
    const r = RADIUS.disc;
    const side = first.x > WIDTH - 130 ? -1 : 1;
    const x = first.x + side * (first.r + r + gap);
    parts.push({ kind: 'disc', x, y: first.y, r, angle: 0, shade: 188, fault: 'none' });
  }
  return { width: WIDTH, height: HEIGHT, seed, parts };
}

/**
 * Signed distance to the outline of a part: negative inside, in pixels.
 * @param {Part} part
 * @param {number} px
 * @param {number} py
 */
function distance(part, px, py) {
  const x = px - part.x;
  const y = py - part.y;
  const far = Math.hypot(x, y);
  if (part.fault === 'chip') {
    const reach = part.r * 1.02;
    const biteX = x - Math.cos(part.angle) * reach;
    const biteY = y - Math.sin(part.angle) * reach;
    const bite = part.r * 0.5 - Math.hypot(biteX, biteY);
    if (bite > 0) return bite;
  }
  if (part.kind === 'disc') return far - part.r;
  if (part.kind === 'washer') return Math.max(far - part.r, part.r * 0.46 - far);
  const turnedX = Math.abs(x * Math.cos(part.angle) + y * Math.sin(part.angle));
  const turnedY = Math.abs(y * Math.cos(part.angle) - x * Math.sin(part.angle));
  const hexagon = Math.max(turnedY, turnedX * SQUARE_ROOT_3_HALF + turnedY * 0.5) - part.r;
  return Math.max(hexagon, part.r * 0.5 - far);
}

/**
 * A scratch is a dark groove across the part, 3.5 px wide.
 * @param {Part} part
 * @param {number} px
 * @param {number} py
 */
function inScratch(part, px, py) {
  if (part.fault !== 'scratch') return false;
  const across = (px - part.x) * Math.sin(part.angle) - (py - part.y) * Math.cos(part.angle);
  return Math.abs(across - part.r * 0.62) < 1.75;
}

/**
 * Renders the picture as RGBA bytes: a lit belt with ribs, parts with a soft edge and a sheen, and
 * sensor noise.
 * @param {Scene} scene
 * @returns {Uint8ClampedArray<ArrayBuffer>}
 */
export function renderScene(scene) {
  const random = seeded(scene.seed + 1000);
  const pixels = new Uint8ClampedArray(scene.width * scene.height * 4);
  for (let y = 0; y < scene.height; y += 1) {
    for (let x = 0; x < scene.width; x += 1) {
      let level = BELT + 10 * (x / scene.width) + (x % 80 < 2 ? -9 : 0);
      for (const part of scene.parts) {
        if (Math.abs(x - part.x) > part.r * 1.3 || Math.abs(y - part.y) > part.r * 1.3) continue;
        const cover = Math.min(1, Math.max(0, 0.5 - distance(part, x, y) / 1.6));
        if (cover === 0) continue;
        const sheen = (part.shade === DULL ? 6 : 14) * ((part.x - x + part.y - y) / (2 * part.r));
        const metal = inScratch(part, x, y) ? BELT + 6 : part.shade + sheen;
        level = level * (1 - cover) + metal * cover;
      }
      level += (random() + random() + random() - 1.5) * 26;
      const at = (y * scene.width + x) * 4;
      pixels[at] = level + 2;
      pixels[at + 1] = level;
      pixels[at + 2] = level - 3;
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}
