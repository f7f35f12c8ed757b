'use client';

import { useState } from 'react';

import { buttonClass } from '#components/ui/button';
import { emptyQuery, QueryReader } from '#components/ui/query-reader';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { searchHref } from '#lib/site/routes';
import { SearchBox } from './search-box';

/** Search with the query in the URL (`?q=`). */
export function SearchPage() {
  const [query, setQuery] = useState(emptyQuery);
  const show = (words: string) => history.replaceState(null, '', withBase(searchHref(words)));
  return (
    <>
      <QueryReader onChange={setQuery} />
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
