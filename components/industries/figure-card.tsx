import { colorClassesAt } from '#components/ui/color-classes';
import { TextLink } from '#components/ui/text-link';
import * as messages from '#lib/site/messages';
import { FigureIcon } from './figure-icon';

/** A figure with its description and source; side by side in a wide card. */
export function FigureCard({
  figure,
  length,
  text,
  source,
  index,
}: {
  figure: string;
  /** Characters of the longest figure beside it: figures side by side have the same size. */
  length: number;
  text: string;
  source: { label: string; url: string };
  index: number;
}) {
  return (
    <div className="@container card-shadow h-full rounded-card bg-card p-6 lg:p-7">
      <div className="grid h-full @lg:grid-cols-2 @lg:grid-rows-1 grid-rows-[auto_1fr] gap-x-8 gap-y-4">
        <div>
          <FigureIcon set="stat" index={index} className="mb-4" />
          <p className="settle @container">
            {/* A character is at most 0.62em wide on average; wider ones wrap. */}
            <strong
              style={{ '--length': length } as React.CSSProperties}
              className={`block font-[520] font-display text-[length:min(var(--text-figure),calc(100cqi/0.62/var(--length,8)))] leading-[1.05] tracking-display ${colorClassesAt(index).text}`}
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

/** Link to the source of a figure. @param className - its place; by default at the bottom of a card */
export function SourceLink({
  label,
  url,
  className = 'mt-auto pt-4',
}: {
  label: string;
  url: string;
  className?: string;
}) {
  return (
    <p className={`text-muted text-tiny ${className}`}>
      <TextLink
        href={url}
        className="underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        <span className="sr-only">{messages.ui.source} </span>
        {label}
      </TextLink>
    </p>
  );
}
