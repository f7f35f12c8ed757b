import { threadAt } from '#components/ui/thread';
import { CycleIcon } from './cycle-icon';
import { SourceLink } from './figure-card';
import { truncate } from './truncate';

export interface Metric {
  id: number | string;
  headline: string;
  detail: string;
  source: { label: string; url: string };
}

const DETAIL_LENGTH = 60;

/**
 * A success metric. Its detail is cut between words at 60 characters (docs/specification.md T3).
 * The full text is shown on hover and focus and read by screen readers; the card reserves its
 * height, so that the layout does not shift.
 */
export function MetricCard({ metric, index }: { metric: Metric; index: number }) {
  const short = truncate(metric.detail, DETAIL_LENGTH);
  const { rule, text } = threadAt(index);
  return (
    <div className={`metric-card flex h-full flex-col border-t-4 pt-5 ${rule}`}>
      <CycleIcon index={index} className="mb-3" />
      <h3 className={`text-h3 ${text}`}>{metric.headline}</h3>
      <p className="mt-3 mb-2 grid text-muted">
        <span className={short === metric.detail ? '' : 'metric-whole'}>{metric.detail}</span>
        {short !== metric.detail && (
          <span aria-hidden className="metric-short">
            {short}
          </span>
        )}
      </p>
      <SourceLink {...metric.source} />
    </div>
  );
}
