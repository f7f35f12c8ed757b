import { mix, sin, turn } from '../math.ts';
import { fiveTones } from '../palette.ts';
import type { SceneOf } from './schema.ts';
import { box, card, check, curve, disc, type Layer, type Pen, part } from './sheet.ts';

const pad = 14;
/** Position of the braid, and of the left ends of bubbles. */
const [rail, left, right] = [38, 78, 384];
const height = 36;

/** Support: a braid that runs past a request, two calls and an answer, and then to a colleague. */
export function drawConversation(scene: SceneOf<'conversation'>, pen: Pen): Layer[] {
  const { surface, threads, widthOf, words } = pen;
  const bubble = (text: string, style: 'body' | 'over') => widthOf(text, style) + 2 * pad;
  const initial = scene.person.slice(0, 1);
  const answerLeft = right - bubble(scene.answer, 'over');
  const braid = fiveTones.map((tone, index) =>
    threads(
      [
        curve((u) => {
          const phase = turn * (u * 2.5 + index / 5);
          // Two calls pull the braid together.
          const wide = 15 * (1 - 0.72 * Math.exp(-(((u - 0.42) / 0.13) ** 2)));
          return [rail + wide * sin(phase), mix(-4, 271, u)];
        }),
      ],
      tone,
      { width: 2.2 },
    ),
  );
  const calls = scene.calls.map(({ tool, result }, index) => {
    const y = 76 + index * 34;
    return part(
      threads([`M${rail} ${y + 14}H${left}`], 'fourth', { width: 1.6 }),
      surface(disc(rail, y + 14, 4.5), 'fourth'),
      card(box(left, y, right - left - 34, 28, 14)),
      threads([check(left + 14, y + 14.5)], 'fourth', { width: 2 }),
      words(tool, left + 32, y + 19, 'strong'),
      words(result, left + 44 + widthOf(tool, 'strong'), y + 18.5, 'quiet'),
    );
  });
  const handover = curve((u) => [mix(rail, left + 4, u), mix(216, 244, u * u * (3 - 2 * u))]);
  return [
    ...braid,
    card(box(left, 22, bubble(scene.request, 'body'), height, 18)),
    words(scene.request, left + pad, 45),
    ...calls,
    part(
      surface(box(answerLeft, 158, right - answerLeft, height, 18), 'primary'),
      words(scene.answer, answerLeft + pad, 181, 'over'),
    ),
    part(
      threads([handover], 'accent', { width: 2.4 }),
      surface(disc(left + 18, 244, 15), 'accent'),
      words(initial, left + 18 - widthOf(initial, 'dark') / 2, 249, 'dark'),
      words(scene.person, left + 42, 241, 'strong'),
      words(scene.handover, left + 42, 256, 'quiet'),
    ),
  ];
}
