import { duration, lines } from './timeline';

/** WebVTT: the three lines as they stand in the picture, and what is heard between them. */
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

/** From the top: counted from the bottom, a line more or less would shift the layout. */
const place = 'line:76%';

function clock(second: number): string {
  return `00:${second.toFixed(3).padStart(6, '0')}`;
}
