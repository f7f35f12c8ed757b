import { duration, lines } from './timeline';

/**
 * WebVTT file: the three lines as shown in the picture, and descriptions of the sound between them.
 */
export function captions(): string {
  const [first, second, third] = lines;
  if (!first || !second || !third) throw new Error('The film has three lines');
  const cues: [number, number, string][] = [
    [0.2, first.from, '[lone gentle tones]'],
    ...lines.map(({ from, to, rows }): [number, number, string] => [from, to, rows.join('\n')]),
    [first.to, second.from, '[gentle tones draw together]'],
    [second.to + 1, third.from - 5.6, '[quick soft tones, as of a loom]'],
  ];
  const blocks = cues
    .sort(([a], [b]) => a - b)
    .map(
      ([from, to, text]) =>
        `${clock(from)} --> ${clock(Math.min(to, duration))} ${place}\n${text}\n`,
    );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/**
 * Position from the top. Counted from the bottom, the position would depend on the number of rows.
 */
const place = 'line:76%';

function clock(second: number): string {
  return `00:${second.toFixed(3).padStart(6, '0')}`;
}
