import { ropeOf } from 'thread-art/chart/rope';
import { fiveTones } from 'thread-art/palette';

import type { TermSection } from '#lib/content/collections/pages';

type CostLine = NonNullable<NonNullable<TermSection['points']>[number]['lines']>[number];

/** Value of an amount such as "$1,200.50", "€1.200,50" or "Rs. 1,00,000". */
const numberOf = ({ amount }: CostLine) =>
  Number(amount.replace(/(?<!\d)[.,]|[.,](?!\d{1,2}\D*$)|[^\d.,]/g, '').replace(',', '.'));

/** Width of the longest bar and height of each, in SVG user units. */
const [width, height] = [400, 16];

/** Lines of a budget as woven bars with their amounts. @param id - unique in the page */
export function CostBars({ id, lines }: { id: string; lines: readonly CostLine[] }) {
  const rope = ropeOf(id, height);
  const most = Math.max(...lines.map(numberOf)) || 1;
  const bar = (line: CostLine, index: number) =>
    rope.lay({
      from: 0,
      to: (width * numberOf(line)) / most,
      y: height / 2,
      tone: fiveTones[index % fiveTones.length] ?? 'primary',
    });
  return (
    <dl className="chart col-span-full my-4 grid gap-y-4 sm:gap-y-3">
      {lines.map((line, index) => (
        <div
          key={line.label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 sm:grid-cols-[13rem_1fr_6.5rem]"
        >
          <dt className="text-small">
            {line.label}
            {line.extent && <span className="block text-muted text-tiny">{line.extent}</span>}
          </dt>
          <dd className="contents">
            <svg
              viewBox={`0 0 ${width} ${height}`}
              aria-hidden
              className="row-start-2 w-full fill-none max-sm:col-span-2 sm:row-auto print:[print-color-adjust:exact]"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by thread-art without texts
              dangerouslySetInnerHTML={{
                __html: (index === 0 ? rope.symbol : '') + bar(line, index),
              }}
            />
            <span className="text-end font-[520] font-display text-h3 leading-none [font-variant-numeric:tabular-nums]">
              {line.amount}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
