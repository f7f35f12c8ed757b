import * as messages from '#lib/site/messages';
import { TextLink } from './text-link';

/** Link to the parent page and the name of this page (ARIA APG, Breadcrumb pattern). */
export function Breadcrumbs({
  parent,
  href,
  here,
}: {
  parent: string;
  /** URL of the parent page. */
  href: string;
  here: string;
}) {
  return (
    <nav aria-label={messages.ui.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-3 font-semibold text-primary-text text-small">
        <li className="flex items-center gap-3 before:h-0.5 before:w-7 before:bg-accent">
          <TextLink href={href} className="py-1 hover:underline">
            {parent}
          </TextLink>
        </li>
        <li
          aria-current="page"
          className="flex items-center gap-3 text-muted before:text-muted before:content-['/'_/_'']"
        >
          {here}
        </li>
      </ol>
    </nav>
  );
}

/** Breadcrumb of an entry whose heading follows right below: its parent page alone. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <nav aria-label={messages.ui.breadcrumb} className="print:hidden">
      <TextLink href={href} className="text-muted text-small hover:text-ink">
        {messages.arrows.back} {children}
      </TextLink>
    </nav>
  );
}
