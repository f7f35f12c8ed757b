import { cva } from 'class-variance-authority';

import { SharedPart } from '#components/ui/shared-part';
import * as messages from '#lib/site/messages';
import { buttonClass } from './button';
import { TextLink } from './text-link';

/** Classes of a card: it rises below the pointer and has a frame while what it holds has the focus. */
export const cardClass =
  'relative flex h-full flex-col overflow-hidden rounded-card bg-card card-shadow has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text transition-[translate,box-shadow] duration-open motion-safe:hover:[translate:0_-4px] motion-safe:hover:lift-shadow';

const titleClass = cva('', {
  variants: {
    capitals: { true: 'text-capitals uppercase', false: 'text-h3' },
    clamped: { true: 'line-clamp-2' },
    narrow: { true: 'lg:max-xl:text-lead' },
  },
});

/**
 * Classes of the text of a card: with scripts the text below the title is above the area of the link,
 * so that it can be selected, and a click on it follows the link (install-page-listeners.ts). What is
 * shown first, though not first in the HTML, would be painted below the link.
 */
const selectable =
  '[@media(scripting:enabled)]:*:not-first:relative [@media(scripting:enabled)]:*:not-first:z-1 [@media(scripting:enabled)]:*:not-first:cursor-pointer';

/**
 * A card that is one link as a whole: picture on top, text below. In a wide `@container` the picture
 * is beside the text.
 */
export function Card({
  href,
  title,
  lang,
  art,
  level = 3,
  capitals = false,
  clamped = false,
  narrow = false,
  row = false,
  children,
  footer,
}: {
  href: string;
  title: string;
  /** Language of the title, if it differs from that of the page. */
  lang?: string;
  art?: React.ReactNode;
  level?: 2 | 3;
  /** Shows the title in capitals, as numbered posts do (docs/specification.md B9). */
  capitals?: boolean;
  /** Clamps the title to two lines. */
  clamped?: boolean;
  /** For cards about 200 px wide on screens from 1024 px. */
  narrow?: boolean;
  /** Puts the picture beside the text on phones too, so that a list of cards is short. */
  row?: boolean;
  children?: React.ReactNode;
  footer?: React.ReactNode;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article
      data-pagefind-ignore
      // Not aria-labelledby: the carousel and the post editor show copies of a card, and an id must
      // be unique.
      aria-label={title}
      data-card
      className={`${cardClass} @xl:flex-row @xl:[&>:not(:last-child)]:w-1/2 @xl:[&>img]:h-auto ${row ? 'row-on-phones' : ''}`}
    >
      <SharedPart part="cover" href={href}>
        {art}
      </SharedPart>
      <div
        className={`${selectable} flex flex-1 flex-col gap-3 p-6 ${narrow ? 'lg:p-5 xl:p-7' : 'lg:p-7'}`}
      >
        <SharedPart part="title" href={href}>
          <Heading lang={lang} className={titleClass({ capitals, clamped, narrow })}>
            <TextLink href={href} className="outline-none after:absolute after:inset-0">
              {title}
            </TextLink>
          </Heading>
        </SharedPart>
        {children}
        {footer && <div className="mt-auto pt-2">{footer}</div>}
      </div>
    </article>
  );
}

/** The call to action at the bottom of a card, such as "Read Paper". The link is the card. */
export function CardHint({
  button = false,
  children,
}: {
  /** Shows it as a button. */
  button?: boolean;
  children: React.ReactNode;
}) {
  return (
    <span
      className={button ? buttonClass('outline') : 'font-semibold text-primary-text text-small'}
      aria-hidden
    >
      {children}
      {!button && ` ${messages.arrows.onward}`}
    </span>
  );
}
