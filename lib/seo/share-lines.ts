/** Width of a line in pixels. */
export type Measure = (line: string) => number;

/** A line should not end in one of these; they belong to the word that follows. */
const leaning =
  /(?:^|[\s\u00a0])(?:a|an|and|as|at|for|in|into|is|of|on|or|the|to|what|with|your)$/i;

/**
 * Breaks a text into the given number of lines of like width.
 *
 * @returns the lines, or nothing when one of them is wider than `widest` or there are too few words
 */
export function balance(
  text: string,
  count: number,
  widest: number,
  measure: Measure,
): string[] | undefined {
  const words = text.split(' ').filter(Boolean);
  // Far too wide for so many lines (a break saves a space, hence the tenth); the search below
  // grows with the words.
  if (measure(text) > widest * count * 1.1) return undefined;
  let best: { lines: string[]; cost: number } | undefined;
  for (const lines of splits(words, count)) {
    const widths = lines.map(measure);
    const longest = Math.max(...widths);
    if (longest > widest) continue;
    const rag = widths.reduce((sum, width) => sum + ((longest - width) / widest) ** 2, 0);
    const leans = lines.slice(0, -1).filter((line) => leaning.test(line)).length;
    // A short last line reads as left over, a long one as a base.
    const top = lines.length > 1 && (widths.at(-1) ?? 0) < longest * 0.4 ? 0.15 : 0;
    const cost = rag + leans * 0.12 + top;
    if (!best || cost < best.cost) best = { lines, cost };
  }
  return best?.lines;
}

/** Every way to set words on so many lines. */
function* splits(words: readonly string[], count: number): Generator<string[]> {
  if (count === 1) {
    if (words.length > 0) yield [words.join(' ')];
    return;
  }
  for (let size = 1; size <= words.length - count + 1; size += 1) {
    const head = words.slice(0, size).join(' ');
    for (const rest of splits(words.slice(size), count - 1)) yield [head, ...rest];
  }
}

export interface Step {
  /** Pixels. */
  size: number;
  lines: number;
}

export interface SetText {
  lines: string[];
  size: number;
}

/**
 * The first of the steps, largest first, at which the text fits; with as few lines as it can.
 *
 * @param measureAt - measures a line at a size
 */
export function setText(
  text: string,
  steps: readonly Step[],
  widest: number,
  measureAt: (line: string, size: number) => number,
): SetText | undefined {
  for (const { size, lines: most } of steps) {
    const known = new Map<string, number>();
    const measure = (line: string) => {
      const width = known.get(line) ?? measureAt(line, size);
      known.set(line, width);
      return width;
    };
    for (let count = 1; count <= most; count += 1) {
      const lines = balance(text, count, widest, measure);
      if (lines) return { lines, size };
    }
  }
  return undefined;
}
