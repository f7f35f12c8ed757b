import { fitCurve, type Point } from '../fit.ts';
import { bell, mix, sin } from '../math.ts';
import type { Tone } from '../palette.ts';
import { pathData } from '../path.ts';
import { seededRandom } from '../random.ts';
import type { SceneOf } from './schema.ts';
import { box, card, check, type Layer, type Pen, part } from './sheet.ts';

/** Colors of the two voices, in the order of their first lines. */
const tones: readonly [Tone, Tone] = ['fifth', 'third'];
const left = 58;
/** Center of the waveform, and its largest half height. */
const wave = { y: 176, half: 40, from: 58, to: 386 } as const;

/** Podcast: lines of a script whose threads turn back and become the waveform of the episode. */
export function drawScript(scene: SceneOf<'script'>, pen: Pen): Layer[] {
  const { surface, threads, widthOf, words } = pen;
  const first = scene.lines[0]?.voice ?? '';
  const toneOf = (voice: string) => (voice === first ? tones[0] : tones[1]);
  const lines = scene.lines.map(({ voice, text }, index) => {
    const y = 36 + index * 33;
    const tone = toneOf(voice);
    const end = left + widthOf(`${voice}  `, 'strong') + widthOf(text, 'body');
    // Along the line to the left, down, and right again into the waveform.
    const turnAt = (u: number): Point => {
      const angle = Math.PI * u;
      const [middle, radius] = [(y + 8 + wave.y) / 2, (wave.y - y - 8) / 2];
      return [left - 16 - (40 - index * 12) * sin(angle) ** 0.8, middle - radius * Math.cos(angle)];
    };
    const bend = pathData(fitCurve(turnAt, [0, 1])).replace(/^M/, 'L');
    return part(
      threads([`M${Math.round(end)} ${y + 8}${bend}H${wave.to}`], tone, { width: 2 }),
      words(voice, left, y, 'strong'),
      words(text, left + widthOf(`${voice}  `, 'strong'), y),
    );
  });
  return [
    ...lines,
    ...waveform(scene, pen),
    card(box(316, 84, 68, 30, 15)),
    surface('M330 92.5v13l11-6.5z', 'fifth'),
    words(scene.length, 347, 103, 'quiet'),
    threads([check(left, 243)], 'fifth', { width: 2 }),
    words(scene.note, left + 18, 248, 'quiet'),
  ];
}

/** Upright threads whose lengths follow syllables; each third of the episode has its voice. */
function waveform({ lines }: SceneOf<'script'>, { threads }: Pen): Layer[] {
  const random = seededRandom(lines.map(({ text }) => text).join());
  const syllables = Array.from({ length: 11 }, (_, index) => ({
    at: (index + 0.5) / 11,
    loud: 0.45 + 0.55 * random(),
  }));
  const count = 66;
  const first = lines[0]?.voice;
  return lines.map(({ voice }, third) => {
    const strokes = Array.from({ length: count / 3 }, (_, index) => {
      const u = (third * (count / 3) + index + 0.5) / count;
      const loud = syllables.reduce((sum, { at, loud }) => sum + loud * bell(u, at, 0.024), 0.06);
      const half =
        Math.round(wave.half * Math.min(1, loud * (0.82 + 0.18 * sin(u * 190))) * 10) / 10;
      const x = Math.round(mix(wave.from, wave.to, u) * 10) / 10;
      return `M${x} ${Math.round((wave.y - half) * 10) / 10}v${Math.round(20 * half) / 10}`;
    });
    return part(threads(strokes, voice === first ? tones[0] : tones[1], { width: 2.6 }));
  });
}
