import { ViewTransition } from 'react';

import { queryTransition } from '#components/ui/query-reader';

const moves = { [queryTransition]: 'auto', default: 'none' };

/**
 * An item of a list that follows the query: it moves to its new place, or fades in or out.
 *
 * @param name - the same on another page whose list has the item, for filters that lead to a page
 */
export function FilteredItem({
  name,
  children,
  ...rest
}: React.ComponentProps<'li'> & { name?: string }) {
  return (
    <ViewTransition
      name={name}
      share="auto"
      enter={moves}
      exit={moves}
      update={moves}
      default="none"
    >
      <li {...rest}>{children}</li>
    </ViewTransition>
  );
}
