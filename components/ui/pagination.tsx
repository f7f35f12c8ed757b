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

/** Lists of more pages have links to pages by number. */
const NUMBERED_FROM = 4;

/** The first and the last page and those around one; 0 for a gap. */
function shownPages(number: number, last: number): number[] {
  const pages = [...new Set([1, number - 1, number, number + 1, last])].filter(
    (page) => page >= 1 && page <= last,
  );
  return pages.flatMap((page, index) => (page - (pages[index - 1] ?? 0) > 1 ? [0, page] : page));
}

/** Links to the pages of a list, above all the previous and next; nothing when there is one page only. */
export function Pagination({ label, entries, number, last, pathOf }: Props) {
  if (last === 1) return null;
  return (
    <nav
      aria-label={label}
      className="mt-12 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-5 text-small print:hidden"
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
      {last >= NUMBERED_FROM && (
        <ol className="flex basis-full items-center justify-center">
          {shownPages(number, last).map((page, index) => (
            <li key={page || -index} className="text-center">
              {page === 0 && '…'}
              {page === number && (
                <span aria-current="page" className="block min-w-11 py-3 font-semibold">
                  {page}
                </span>
              )}
              {page > 0 && page !== number && (
                <TextLink
                  href={pathOf(page)}
                  aria-label={messages.ui.page(page, last)}
                  className={`${link} block min-w-11`}
                >
                  {page}
                </TextLink>
              )}
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
