import { clamp, mix } from 'thread-art/math';
import { threadColor } from 'thread-art/palette';
import { type Canvas, type Color, colorOf, type Stroke } from './canvas';
import { brightnessAt, clearance, crossingAt, type WarpState, warp, warpAt, warpX } from './cloth';
import { clothProgress, sinkDistance, smootherstep, threadY } from './scenes';
import { looks, type Thread, threadCount, threads } from './threads';
import { frame, lines, moments, textLayout } from './timeline';
import { visibleRange } from './yarns';

const paper = colorOf('#fbfaf6');
const ink = colorOf('#14172b');

/** Masks of the three lines of text, at the scale of the canvas. */
export type Words = readonly Uint8Array[];

/** Draws the frame at a time in seconds. The same time gives the same pixels. */
export function drawFrame(canvas: Canvas, words: Words, second: number): void {
  canvas.fill(paper);
  const state = warpAt(second, sinkDistance(second));
  if (second > moments.warp[0]) drawWarp(canvas, state);
  for (const thread of threads) drawThread(canvas, thread, second, state);
  drawWords(canvas, words, second);
}

function strokeOf(length: number): Stroke {
  return {
    at: new Float32Array(length),
    half: new Float32Array(length),
    alpha: new Float32Array(length),
  };
}

function drawWarp(canvas: Canvas, state: WarpState): void {
  warp.forEach(({ color, half, alpha }, index) => {
    const [top, bottom] = state.spans[index] ?? [0, 0];
    const stroke = strokeOf(canvas.height);
    for (let row = 0; row < canvas.height; row += 1) {
      const y = (row + 0.5) / canvas.scale;
      stroke.at[row] = warpX(index, y, state);
      stroke.half[row] = half;
      stroke.alpha[row] = alpha * clamp((bottom - y) / 2) * clamp((y - top) / 2);
    }
    canvas.strokeDown(stroke, color);
  });
}

function drawThread(canvas: Canvas, thread: Thread, second: number, state: WarpState): void {
  const { thin, thick, alpha } = looks[thread.part];
  const stroke = strokeOf(canvas.width);
  const halo = strokeOf(canvas.width);
  const [from, to] = visibleRange(thread, second);
  const row = Math.floor(thread.t * threadCount);
  for (let column = 0; column < canvas.width; column += 1) {
    const x = (column + 0.5) / canvas.scale;
    const u = x / frame.width;
    const y = threadY(thread, u, second);
    const cloth = clothProgress(u, second);
    const { near, over } = crossingAt(row, x, y, state);
    const brightness = mix(1, brightnessAt(u, thread.t), cloth);
    const drawn = clamp((to - u) * 60) * clamp((u - from) * 60);
    stroke.at[column] = y;
    stroke.half[column] = mix(thin, thick * brightness, cloth);
    stroke.alpha[column] = alpha * (from <= 0 && to >= 1 ? 1 : drawn) * (over ? 1 : 1 - near);
    halo.at[column] = y;
    halo.half[column] = (stroke.half[column] ?? 0) + clearance;
    halo.alpha[column] = over ? near : 0;
  }
  if (second > moments.warp[0]) canvas.strokeAcross(halo, paper);
  canvas.strokeAcross(stroke, thread.color);
}

/** Opacity of a line of text, 0..1. The last one stays visible. */
export function lineAlpha(index: number, second: number): number {
  const line = lines[index];
  if (!line) return 0;
  const leaving = index === lines.length - 1 ? 0 : smootherstep(line.to - 0.8, line.to, second);
  return smootherstep(line.from, line.from + 1.1, second) * (1 - leaving);
}

function drawWords(canvas: Canvas, words: Words, second: number): void {
  lines.forEach((line, index) => {
    const alpha = lineAlpha(index, second);
    const mask = words[index];
    if (!mask || alpha === 0) return;
    canvas.blendMask(mask, ink, alpha);
    drawRule(
      canvas,
      colorOf(threadColor[line.tone]),
      smootherstep(line.from, line.from + 1.4, second),
      alpha,
    );
  });
}

/** Draws a part of the short rule above the text, from the left, like a thread. */
function drawRule(canvas: Canvas, color: Color, share: number, alpha: number): void {
  const stroke = strokeOf(canvas.width);
  const end = textLayout.left + 52 * share;
  for (let column = 0; column < canvas.width; column += 1) {
    const x = (column + 0.5) / canvas.scale;
    stroke.at[column] = textLayout.ruleY;
    stroke.half[column] = 1.75;
    stroke.alpha[column] = alpha * clamp(end - x) * clamp(x - textLayout.left);
  }
  canvas.strokeAcross(stroke, color);
}
