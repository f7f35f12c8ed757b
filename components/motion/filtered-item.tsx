import { ViewTransition } from 'react';

import { queryTransition } from '#components/ui/query-reader';

const moves = { [queryTransition]: 'auto', default: 'none' };

/** An item of a list that follows the query: it moves to its new place, or fades in or out. */
export function FilteredItem({ children, ...rest }: React.ComponentProps<'li'>) {
  return (
    <ViewTransition enter={moves} exit={moves} update={moves} default="none">
      <li {...rest}>{children}</li>
    </ViewTransition>
  );
}
