import { fiveTones, quietColor, type Tone, threadColor } from 'thread-art/palette';
import { seededRandom } from 'thread-art/random';
import { assignColors, type StrokeStyle } from 'thread-art/stroke-style';
import { type Color, colorOf } from './canvas';

export const threadCount = 55;

/** A thread of the film: a strand of a yarn at first, a row of the cloth at the end. */
export interface Thread {
  /** Position in the cloth: 0 top, 1 bottom. */
  t: number;
  /** Index of its yarn (0..4), and its position on the circumference of the yarn (0..1). */
  yarn: number;
  ply: number;
  color: Color;
  part: StrokeStyle['part'];
}

/** Half widths in film pixels, as a strand and as a row of cloth, and opacity. */
export const looks: Record<StrokeStyle['part'], { thin: number; thick: number; alpha: number }> = {
  quiet: { thin: 0.75, thick: 2.3, alpha: 0.42 },
  soft: { thin: 0.85, thick: 2.9, alpha: 0.46 },
  fine: { thin: 1.15, thick: 3.5, alpha: 0.94 },
  bold: { thin: 1.75, thick: 4.2, alpha: 1 },
};

const order = { quiet: 0, soft: 1, fine: 2, bold: 3 };

/** All threads in drawing order, from the quietest to the boldest. */
export const threads: readonly Thread[] = makeThreads();

function makeThreads(): Thread[] {
  const random = seededRandom('vision-film');
  const scheme = { color: 'indigo', accent: 'coral', five: true, together: 1, variant: 0 } as const;
  const styles = assignColors(threadCount, scheme, random);
  const sizes = fiveTones.map(() => 0);
  const cast = styles.map((style, index) => {
    const tone = (fiveTones as readonly (Tone | undefined)[]).indexOf(style.tone);
    const yarn = tone >= 0 ? tone : index % fiveTones.length;
    const place = sizes[yarn] ?? 0;
    sizes[yarn] = place + 1;
    const color = colorOf(style.tone ? threadColor[style.tone] : quietColor);
    return { t: (index + 0.5) / threadCount, yarn, place, color, part: style.part };
  });
  return cast
    .map(({ place, ...thread }) => ({ ...thread, ply: place / (sizes[thread.yarn] ?? 1) }))
    .sort((a, b) => order[a.part] - order[b.part]);
}
