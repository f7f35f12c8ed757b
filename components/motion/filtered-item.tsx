import { addTransitionType, startTransition, ViewTransition } from 'react';

const TYPE = 'filter';
const moves = { [TYPE]: 'auto', default: 'none' };

/** Changes which items of a list are shown, so that each `FilteredItem` moves. */
export function filterItems(change: () => void): void {
  startTransition(() => {
    addTransitionType(TYPE);
    change();
  });
}

/** An item of a filtered list: it moves to its new place, or fades in or out. */
export function FilteredItem({ children, ...rest }: React.ComponentProps<'li'>) {
  return (
    <ViewTransition enter={moves} exit={moves} update={moves} default="none">
      <li {...rest}>{children}</li>
    </ViewTransition>
  );
}
