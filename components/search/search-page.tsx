'use client';

import { buttonClass } from '#components/ui/button';
import { useQuery } from '#components/ui/use-query';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { searchHref } from '#lib/site/routes';
import { SearchBox } from './search-box';

/** Search with the query in the URL (`?q=`). */
export function SearchPage() {
  const { query, reader } = useQuery();
  const show = (words: string) => history.replaceState(null, '', withBase(searchHref(words)));
  return (
    <>
      {reader}
      <SearchBox
        place="page"
        initial={query.get('q') ?? ''}
        onSubmit={show}
        // So that going back shows the results again.
        onFollow={show}
        aside={
          <button type="submit" className={buttonClass()}>
            {messages.search.name}
          </button>
        }
      />
    </>
  );
}
