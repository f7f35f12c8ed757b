import { TextLink } from '#components/ui/text-link';
import { threadAt } from '#components/ui/thread';
import { CycleIcon } from './cycle-icon';

/** Maximum number of characters of a figure at each size (figure-card.css). */
const lengths = [5, 8, 11, 14] as const;

export type FigureSize = (typeof lengths)[number];

/** The size at which all figures fit, so that figures side by side have the same size. */
export function figureSize(figures: readonly string[]): FigureSize {
  const longest = Math.max(...figures.map((figure) => [...figure].length));
  return lengths.find((length) => longest <= length) ?? 14;
}

/** A figure with its description and source; side by side in a wide card. */
export function FigureCard({
  figure,
  size,
  text,
  source,
  index,
}: {
  figure: string;
  size: FigureSize;
  text: string;
  source: { label: string; url: string };
  index: number;
}) {
  return (
    <div className="@container h-full rounded-card bg-card p-6 card-shadow lg:p-7">
      <div className="grid h-full grid-rows-[auto_1fr] gap-x-8 gap-y-4 @lg:grid-cols-2 @lg:grid-rows-1">
        <div>
          <CycleIcon index={index} className="mb-4" />
          <p className="figure @container">
            <strong
              className={`block font-bold tracking-display ${sizes[size]} ${threadAt(index).text}`}
            >
              {figure}
            </strong>
          </p>
        </div>
        <div className="flex flex-col @lg:justify-center">
          <p>{text}</p>
          <SourceLink {...source} />
        </div>
      </div>
    </div>
  );
}

const sizes: Record<FigureSize, string> = {
  5: 'figure-5',
  8: 'figure-8',
  11: 'figure-11',
  14: 'figure-14',
};

/** Link to the source of a figure. */
export function SourceLink({ label, url }: { label: string; url: string }) {
  return (
    <p className="mt-auto pt-4 text-tiny text-muted">
      <TextLink
        href={url}
        className="underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        <span className="sr-only">Source: </span>
        {label}
      </TextLink>
    </p>
  );
}
