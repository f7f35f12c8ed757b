import type { PageSection } from '../collections/pages';

type Point = NonNullable<PageSection['points']>[number];

/** An amount of money, e.g. `$2,200`. */
const amount = /\p{Sc}\s?\d+(?:[.,]\d+)*/u;

/** A text between amounts, or with the amount that it begins with. */
export interface AmountPart {
  amount?: string;
  text: string;
}

/** Takes a text apart before each amount: "up to $9 more" → "up to ", "$9" with " more". */
export const amountParts = (text: string): AmountPart[] =>
  text.split(new RegExp(`(?=${amount.source})`, 'u')).map((part) => {
    const found = amount.exec(part)?.[0];
    return found && part.startsWith(found)
      ? { amount: found, text: part.slice(found.length) }
      : { text: part };
  });

/**
 * A point with its amount apart: behind a colon in its title ("Travel: $200"), or a text that begins
 * with one. Undefined for a point without such an amount.
 */
export function pricedPoint({
  title,
  text,
}: Point): { label: string; figure: string; note?: string } | undefined {
  const [, label, figure] = /^(.+?): (.+)$/.exec(title) ?? [];
  if (label && figure && amount.test(figure)) return { label, figure, note: text };
  return amountParts(text)[0]?.amount
    ? { label: title, figure: text.replace(/\.$/, '') }
    : undefined;
}

export interface CostLine {
  label: string;
  /** E.g. "8 days". */
  extent?: string;
  figure: string;
  value: number;
}

/**
 * The lines at the start of a text such as "Data 8 days, $18,000; build $32,000; review $8,000." and
 * the sentences behind them; no lines for other texts.
 */
export function costLines(text: string): { lines: CostLine[]; rest: string } {
  const pieces = text.replace(/\.$/, '').split(/; |\. /);
  const lines: CostLine[] = [];
  for (const piece of pieces) {
    const line = new RegExp(
      `^(?<label>\\D+?),? (?:(?<extent>\\d[\\d.,]* \\p{L}+),? )?(?<figure>${amount.source})$`,
      'u',
    ).exec(piece)?.groups as { label: string; extent?: string; figure: string } | undefined;
    if (!line) break;
    const value = Number(line.figure.replace(/[.,](?=\d{3}(?!\d))|[^\d.,]/g, '').replace(',', '.'));
    // A sum is not one more line.
    if (lines.length > 1 && value === lines.reduce((sum, each) => sum + each.value, 0)) break;
    lines.push({ ...line, value });
  }
  if (lines.length < 3) return { lines: [], rest: text };
  const rest = pieces.slice(lines.length).join('. ');
  return { lines, rest: rest && `${rest}.` };
}

export interface Stage {
  /** E.g. "Weeks 4 to 7". */
  span: string;
  name: string;
  text: string;
  /** Number of weeks, or of what the span counts. */
  length: number;
}

/** Points such as "Weeks 1 to 3: count" that follow each other without a gap; empty for others. */
export function stagesOf(points: readonly Point[]): Stage[] {
  let last: number | undefined;
  const stages: Stage[] = [];
  for (const { title, text } of points) {
    const [, span = '', from = '', to = '', name = ''] =
      /^(\D*(\d+)\D+(\d+)): (.+)$/.exec(title) ?? [];
    const [start, end] = [Number(from), Number(to)];
    if (!name || end < start || (last !== undefined && start !== last + 1)) return [];
    last = end;
    stages.push({ span, name, text, length: end - start + 1 });
  }
  return stages.length > 1 ? stages : [];
}
