import { mix, sin } from '../math.ts';
import type { Tone } from '../palette.ts';
import { cycle } from '../random.ts';
import type { SceneOf } from './schema.ts';
import { box, card, check, curve, type Layer, type Pen, part, rule } from './sheet.ts';

/** Colors of the sources from top to bottom. */
const tones: readonly [Tone, ...Tone[]] = ['primary', 'accent', 'fourth', 'fifth'];
const sheet = { x: 206, y: 18, width: 178 } as const;
const inset = 20;

/** Newsletter: sources at the left, from which threads run to the items of an issue. */
export function drawIssue(scene: SceneOf<'issue'>, pen: Pen): Layer[] {
  const { surface, threads, words } = pen;
  const itemY = (index: number) => 116 + index * 43;
  const sourceY = (index: number) => 18 + index * 52;
  const runs = scene.items.map(({ source }, index) =>
    [-1.5, -0.5, 0.5, 1.5].map((strand) =>
      curve((u) => {
        const share = u * u * (3 - 2 * u);
        const spread = mix(7, 1.6, share) * strand;
        return [
          mix(120, sheet.x + inset - 6, u),
          mix(sourceY(source) + 18, itemY(index) - 5, share) +
            spread +
            3 * sin(u * 7 + strand) * (1 - u),
        ];
      }),
    ),
  );
  const used = new Set(scene.items.map(({ source }) => source));
  // A source that the editor left out ends before the issue.
  const spare = scene.sources.flatMap((_, index) =>
    used.has(index)
      ? []
      : [-1.5, -0.5, 0.5, 1.5].map((strand) =>
          curve((u) => [
            mix(120, 186, u),
            sourceY(index) + 18 + strand * mix(7, 10, u) + 3 * sin(u * 5 + strand),
          ]),
        ),
  );
  return [
    card(box(sheet.x, sheet.y, sheet.width, 290, 8)),
    words(scene.title, sheet.x + inset, 54, 'title'),
    words(scene.state, sheet.x + inset, 74, 'quiet'),
    threads([rule(sheet.x + inset, 88, sheet.width - 2 * inset)], undefined, { width: 1.2 }),
    threads(spare, undefined, { width: 1.5, share: 0.5 }),
    ...scene.items.map(({ text, source }, index) => {
      const y = itemY(index);
      const x = sheet.x + inset;
      const across = sheet.width - 2 * inset;
      return part(
        threads(runs[index] ?? [], cycle(tones, source), { width: 1.8 }),
        words(text, x, y, 'strong'),
        threads(
          [rule(x, y + 13, across), rule(x, y + 23, across * (0.9 - index * 0.18))],
          undefined,
          {
            width: 2,
            share: 0.4,
          },
        ),
      );
    }),
    threads([check(sheet.x + inset, 246)], 'third', { width: 2 }),
    words(scene.note, sheet.x + inset + 18, 251, 'quiet'),
    ...scene.sources.map(
      (text, index) =>
        card(box(16, sourceY(index), 112, 36, 10)) +
        surface(box(16, sourceY(index) + 8, 4, 20, 2), cycle(tones, index)) +
        words(text, 30, sourceY(index) + 22.5, 'quiet'),
    ),
  ];
}
