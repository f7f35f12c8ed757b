import { colorClassesAt } from '#components/ui/color-classes';
import { SourceLink } from './figure-card';
import { FigureIcon } from './figure-icon';

export interface Metric {
  id: number | string;
  headline: string;
  detail: string;
  source: { label: string; url: string };
}

/** Characters of a detail that are shown before the ellipsis. */
const DETAIL_LENGTH = 60;

/** A text of more than 60 characters (code points) as its first 60 and an ellipsis. */
function cutDetail(detail: string): string {
  const characters = [...detail];
  if (characters.length <= DETAIL_LENGTH) return detail;
  return `${characters.slice(0, DETAIL_LENGTH).join('')}…`;
}

/** The whole detail keeps its space under the short one. */
const whole =
  'col-start-1 row-start-1 opacity-0 transition-opacity group-focus-within:opacity-100 group-[:hover]:opacity-100 print:opacity-100';
const cut =
  'col-start-1 row-start-1 transition-opacity group-focus-within:opacity-0 group-[:hover]:opacity-0 print:hidden';

/**
 * A success metric. Its detail is cut at 60 characters (docs/specification.md T3). The full text is
 * shown on hover, focus and tap, printed, and read by screen readers; the card reserves its height,
 * so that the layout does not shift. The source is above it, so that this space is the end of the card.
 */
export function MetricCard({ metric, index }: { metric: Metric; index: number }) {
  const short = cutDetail(metric.detail);
  const { rule, text } = colorClassesAt(index);
  return (
    // A tap focuses it: not all browsers take a tap for :hover.
    <div tabIndex={-1} className={`group flex h-full flex-col border-t-4 pt-5 ${rule}`}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <FigureIcon set="metric" index={index} className="shrink-0" />
        <SourceLink {...metric.source} className="min-w-0 text-end" />
      </div>
      <h3 className={`text-h3 ${text}`}>{metric.headline}</h3>
      <p className="mt-3 grid text-muted">
        <span className={short === metric.detail ? '' : whole}>{metric.detail}</span>
        {short !== metric.detail && (
          <span aria-hidden className={cut}>
            {short}
          </span>
        )}
      </p>
    </div>
  );
}
