import { TextLink } from '#components/ui/text-link';
import { Published } from './byline';

interface Props {
  part: { id: string; title: string; date: string; excerpt: string; series: { part: number } };
  href: string;
  capitals?: boolean;
  /** State of the part after its date. */
  note?: string;
}

/** A part in the card of its series. */
export function PartRow({ part, href, capitals, note }: Props) {
  const { title, series, date, excerpt } = part;
  return (
    <li className="border-line border-t">
      <article data-pagefind-ignore aria-label={title} className="group relative flex gap-4 py-3">
        <p className="w-6 shrink-0 font-display text-h3 text-primary-text">{series.part}</p>
        <div>
          <h3
            className={`font-sans font-semibold text-small tracking-normal ${capitals ? 'uppercase' : ''}`}
          >
            <TextLink href={href} className="after:absolute after:inset-0 group-hover:underline">
              {title}
            </TextLink>
          </h3>
          <p className="mt-1 line-clamp-3 text-muted text-tiny">{excerpt}</p>
          <p className="mt-1 text-muted text-tiny">
            <Published date={date} />
            {note}
          </p>
        </div>
      </article>
    </li>
  );
}
