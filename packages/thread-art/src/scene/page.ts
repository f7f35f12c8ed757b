import { mix, sin } from '../math.ts';
import type { SceneOf } from './schema.ts';
import { box, card, curve, type Layer, type Pen, part } from './sheet.ts';

const sheet = { x: 166, width: 218, y: 18 } as const;
const inset = 20;

/** Benefits: a page of a document, the sentence that answers, and a thread from it to the answer. */
export function drawPage(scene: SceneOf<'page'>, pen: Pen): Layer[] {
  const { surface, threads, widthOf, words } = pen;
  const [left, across] = [sheet.x + inset, sheet.width - 2 * inset];
  // Lines of text that are not read, as threads with a slight wave.
  const line = (y: number, share: number, seed: number) =>
    curve((u) => [left + u * across * share, y + 0.9 * sin(u * 9 + seed)]);
  const quiet = [
    line(82, 1, 0),
    line(95, 0.94, 2),
    line(108, 0.6, 4),
    line(186, 1, 1),
    line(199, 0.9, 3),
    line(212, 0.97, 5),
    line(225, 0.55, 0),
    line(248, 1, 2),
    line(261, 0.8, 4),
  ];
  const question = Math.max(...scene.question.map((line) => widthOf(line, 'body'))) + 28;
  const answer = widthOf(scene.answer, 'dark') + 32;
  const link = curve((u) => [
    mix(sheet.x + 8, 76, u) - 40 * sin(Math.PI * u),
    mix(147, 180, u * u * (3 - 2 * u)),
  ]);
  return [
    card(box(sheet.x, sheet.y, sheet.width, 300, 12)),
    words(scene.document, left, 63, 'title'),
    words(scene.page, sheet.x + sheet.width - inset - widthOf(scene.page, 'quiet'), 38, 'quiet'),
    threads(quiet, undefined, { width: 2.2, share: 0.45 }),
    part(surface(box(sheet.x + 8, 124, sheet.width - 16, 46, 6), 'accent', 0.24)),
    threads([`M${sheet.x + 8} 126v42`], 'accent', { width: 4 }),
    words(scene.sentence[0] ?? '', left, 142, 'strong'),
    words(scene.sentence[1] ?? '', left, 161, 'strong'),
    card(box(16, 30, question, 54, 16)),
    ...scene.question.map((line, index) => words(line, 30, 52 + index * 19)),
    part(
      threads([link], 'accent', { width: 2.4 }),
      surface(box(16, 176, answer, 36, 18), 'accent'),
      words(scene.answer, 32, 199, 'dark'),
    ),
  ];
}
