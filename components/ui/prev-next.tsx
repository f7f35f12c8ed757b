import * as messages from '#lib/site/messages';
import { TextLink } from './text-link';

interface Neighbor {
  href: string;
  title: string;
  lang?: string;
}

/** Links to the previous and next entry, where they exist. */
export function PrevNext({
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
      aria-label={messages.ui.neighbors(label)}
      className="grid gap-4 border-line border-t pt-8 sm:grid-cols-2 print:hidden"
    >
      {previous && (
        <Step kind={messages.ui.previous(label)} sign={messages.arrows.back} {...previous} />
      )}
      {next && <Step kind={messages.ui.next(label)} sign={messages.arrows.onward} {...next} end />}
    </nav>
  );
}

function Step({
  kind,
  sign,
  href,
  title,
  lang,
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
      <span lang={lang} className="mt-1 block text-small">
        {title}
      </span>
    </TextLink>
  );
}
