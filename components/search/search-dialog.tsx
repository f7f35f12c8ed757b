import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

import { Dialog, DialogClose } from '#components/ui/dialog';
import { isSlashEnabled, setSlashEnabled } from '#lib/search/shortcut';
import * as messages from '#lib/site/messages';
import { searchHref } from '#lib/site/routes';
import { SearchBox } from './search-box';

const id = 'search-dialog';

/**
 * The search dialog. It opens when it is mounted; the browser returns the focus when it closes. It
 * stays in the page then, so that it can fade out.
 */
export function SearchDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const { push } = useRouter();
  const close = () => ref.current?.close();

  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);

  return (
    <Dialog
      ref={ref}
      id={id}
      aria-label={messages.search.name}
      closeButton={false}
      className="top-12 mt-0 max-h-5/6 w-[min(44rem,100%-2rem)] max-w-none flex-col overflow-hidden rounded-card open:flex max-sm:top-0 max-sm:mx-0 max-sm:max-h-none max-sm:min-h-dvh max-sm:w-full max-sm:rounded-none"
    >
      <SearchBox
        place="dialog"
        onSubmit={(query) => {
          close();
          push(searchHref(query));
        }}
        onFollow={close}
        aside={<DialogClose closes={id} className="hover:text-primary-text" />}
      />
      <Shortcuts />
    </Dialog>
  );
}

/** Names the keys, which touch screens do not have; the single key can be turned off (lib/search/shortcut.ts). */
function Shortcuts() {
  const [slash, setOn] = useState(isSlashEnabled);
  return (
    <p className="flex pointer-coarse:hidden flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-2.5 text-muted text-tiny">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {`${messages.search.keys.move}, `}
        <kbd>Enter</kbd> {`${messages.search.keys.open}, `}
        <kbd>Esc</kbd> {messages.search.keys.close}
      </span>
      <label>
        <input
          type="checkbox"
          checked={slash}
          onChange={({ target }) => {
            setSlashEnabled(target.checked);
            setOn(target.checked);
          }}
        />{' '}
        <kbd>/</kbd> {messages.search.keys.slash}
      </label>
    </p>
  );
}
