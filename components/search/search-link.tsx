'use client';

import { Search } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { TextLink } from '#components/ui/text-link';
import { isSearchKey } from '#lib/search/shortcut';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { isPlainClick } from '../ui/plain-click';
import { SearchDialog } from './search-dialog';

/**
 * Link to the search page. With scripts, the link, the / key and Ctrl or Cmd+K open search in a
 * dialog; on the search page they focus its field.
 */
export function SearchLink() {
  const path = usePathname();
  /** Counts the openings: each has an empty field. */
  const [openings, setOpenings] = useState(0);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      if (!focusField(path)) setOpenings((count) => count + 1);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [path]);

  return (
    <>
      <TextLink
        href={routes.search}
        aria-label={messages.search.name}
        className="grid size-12 place-items-center rounded-full hover:text-primary-text"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (!focusField(path)) setOpenings((count) => count + 1);
        }}
      >
        <Search aria-hidden className="size-5" strokeWidth={2} />
      </TextLink>
      {openings > 0 && <SearchDialog key={openings} />}
    </>
  );
}

/** Focuses the field of the search page. @returns whether this is the search page */
function focusField(path: string): boolean {
  if (path !== routes.search) return false;
  document.querySelector<HTMLElement>('main [name=q]')?.focus();
  return true;
}
