import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { Canvas } from './canvas';
import { captions } from './captions';
import { drawFrame, lineAlpha } from './frame';
import { sinkDistance, threadY } from './scenes';
import { threads } from './threads';
import { clearAbove, duration, frame, framesPerSecond, lines, textLayout } from './timeline';

const seconds = Array.from({ length: duration * 4 }, (_, index) => index / 4);
const places = Array.from({ length: 41 }, (_, index) => index / 40);

function pixelsAt(second: number): Uint8Array {
  const canvas = new Canvas(frame, 0.05);
  drawFrame(canvas, [], second);
  return canvas.bytes();
}

/** Mean lightness of a frame, 0..1. */
const lightOf = (pixels: Uint8Array) =>
  pixels.reduce((sum, value) => sum + value, 0) / pixels.length / 255;

describe('the vision film', () => {
  it('lasts 25 to 40 seconds', () => {
    expect(duration).toBeGreaterThanOrEqual(25);
    expect(duration).toBeLessThanOrEqual(40);
  });

  it('keeps threads away from words', () => {
    const spoken = seconds.filter((second) => lines.some((_, index) => lineAlpha(index, second)));
    expect(spoken.length).toBeGreaterThan(40);
    const highest = spoken.map((second) =>
      Math.min(
        ...threads.flatMap((thread) => places.map((u) => threadY(thread, u, second))),
        second > 20 ? sinkDistance(second) - 32 : frame.height,
      ),
    );
    expect(Math.min(...highest)).toBeGreaterThan(clearAbove);
    const lowest = textLayout.baseline + textLayout.leading + textLayout.size * 0.25;
    expect(clearAbove).toBeGreaterThan(lowest);
  });

  it('draws the same frame twice', () => {
    const digest = () => createHash('sha256').update(pixelsAt(9.5)).digest('hex');
    expect(digest()).toBe(digest());
  });

  it('never flashes: lightness changes slowly', () => {
    const lights = seconds
      .filter((second) => second % 0.5 === 0)
      .map((second) => lightOf(pixelsAt(second)));
    const steps = lights.slice(1).map((light, index) => Math.abs(light - (lights[index] ?? 0)));
    // A flash is a change of lightness by a tenth or more (WCAG 2.2, general flash threshold).
    expect(Math.max(...steps)).toBeLessThan(0.05);
  }, 30_000);

  it('moves no thread by more than a few pixels a frame once it is drawn', () => {
    const jumps = seconds.flatMap((second) =>
      threads.map((thread) =>
        Math.abs(threadY(thread, 0.4, second + 1 / framesPerSecond) - threadY(thread, 0.4, second)),
      ),
    );
    expect(Math.max(...jumps)).toBeLessThan(24);
  });

  it('captions every line at its time', () => {
    const cues = captions();
    expect(cues.startsWith('WEBVTT\n\n')).toBe(true);
    for (const { rows } of lines) expect(cues).toContain(rows.join('\n'));
    const times = [...cues.matchAll(/^00:([\d.]+) --> 00:([\d.]+) /gm)].flatMap(([, from, to]) => [
      Number(from),
      Number(to),
    ]);
    expect(times).toHaveLength((lines.length + 3) * 2);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(duration);
  });
});
