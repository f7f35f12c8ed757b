import * as messages from '#lib/site/messages';
import { TextLink } from './text-link';

const link = 'py-3 font-semibold text-primary-text hover:underline';

interface Props {
  /** Name of the list for screen readers. */
  label: string;
  /** Name of the entries, e.g. "posts". */
  entries: string;
  /** Current page, from 1. */
  number: number;
  last: number;
  /** Path of a page by its number. */
  pathOf: (number: number) => string;
}

/** Links to the previous and next page of a list; nothing when there is one page only. */
export function Pagination({ label, entries, number, last, pathOf }: Props) {
  if (last === 1) return null;
  return (
    <nav
      aria-label={label}
      className="mt-12 flex items-center justify-between gap-4 border-line border-t pt-5 text-small print:hidden"
    >
      {number > 1 && (
        <TextLink href={pathOf(number - 1)} className={link}>
          {messages.arrows.back} {messages.ui.newer(entries)}
        </TextLink>
      )}
      <span className="text-muted">{messages.ui.page(number, last)}</span>
      {number < last && (
        <TextLink href={pathOf(number + 1)} className={link}>
          {messages.ui.older(entries)} {messages.arrows.onward}
        </TextLink>
      )}
    </nav>
  );
}
