import { TextLink } from '#components/ui/text-link';
import { arrows, ui } from '#lib/site/words';

interface Neighbor {
  href: string;
  title: string;
}

/** Links to the previous and next entry, where they exist. */
export function Neighbors({
  label,
  previous,
  next,
}: {
  /** Name of the entries' kind, e.g. "Blog". */
  label: string;
  previous?: Neighbor;
  next?: Neighbor;
}) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={ui.neighbors(label)}
      className="grid gap-4 border-line border-t pt-8 sm:grid-cols-2 print:hidden"
    >
      {previous && <Step kind={ui.previous(label)} sign={arrows.back} {...previous} />}
      {next && <Step kind={ui.next(label)} sign={arrows.onward} {...next} end />}
    </nav>
  );
}

function Step({
  kind,
  sign,
  href,
  title,
  end,
}: Neighbor & { kind: string; sign: string; end?: boolean }) {
  return (
    <TextLink
      href={href}
      className={`group rounded-card border border-line p-5 hover:border-line-strong ${end ? 'sm:col-start-2 sm:text-end' : ''}`}
    >
      <span className="font-semibold text-primary-text text-tiny">
        {end ? `${kind} ${sign}` : `${sign} ${kind}`}
      </span>
      <span className="mt-1 block text-small">{title}</span>
    </TextLink>
  );
}
