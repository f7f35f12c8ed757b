import Link from 'next/link';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';

interface Props extends Omit<React.ComponentProps<'a'>, 'href' | 'ref'> {
  href: string;
  /** False disables scrolling to the top, for a page that scrolls by itself. */
  scroll?: boolean;
}

/**
 * A link. Internal ones use soft navigation without prefetching, except to files; links to other
 * sites open a new tab (docs/specification.md N6).
 */
export function TextLink({ href, scroll, children, ...rest }: Props) {
  if (/^https?:/.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="sr-only"> {messages.ui.newTab}</span>
      </a>
    );
  }
  if (!href.startsWith('/') || /\.\w+$/.test(href)) {
    return (
      <a href={withBase(href)} {...rest}>
        {children}
      </a>
    );
  }
  // A property without a value would be in the payload of every link.
  const options = scroll === undefined ? rest : { ...rest, scroll };
  return (
    <Link href={href} prefetch={false} {...options}>
      {children}
    </Link>
  );
}
