import { ViewTransition } from 'react';

import { withBase } from '#lib/site/base-path';
import { type SharedPartName, viewTransitionName } from '#lib/site/view-transition-name';

/**
 * Title or cover of an entry, on its card and on its page: when one page follows the other, the part
 * moves and grows from its old place to its new one. React does that for navigations without a
 * document; for others scripts/build/deferred-scripts/shared-parts.js reads the name that React
 * writes into the HTML.
 *
 * @param href - path of the page of the entry
 */
export function SharedPart({
  part,
  href,
  children,
}: {
  part: SharedPartName;
  href: string;
  children: React.ReactNode;
}) {
  return (
    <ViewTransition name={viewTransitionName(part, withBase(href))} share={part} default="none">
      {children}
    </ViewTransition>
  );
}
