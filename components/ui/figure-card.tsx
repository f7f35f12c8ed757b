import { TextLink } from './text-link';
import { threadAt } from './thread';

/** A figure, what it says, and where it comes from. */
export function FigureCard({
  figure,
  text,
  source,
  index,
}: {
  figure: string;
  text: string;
  source: { label: string; url: string };
  index: number;
}) {
  return (
    <div className="flex h-full flex-col rounded-card bg-card p-6 shadow-card lg:p-7">
      <p>
        <strong
          className={`block font-display text-figure font-medium tracking-display whitespace-nowrap ${threadAt(index).text}`}
        >
          {figure}
        </strong>{' '}
        <span className="mt-3 block">{text}</span>
      </p>
      <SourceLink {...source} />
    </div>
  );
}

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
