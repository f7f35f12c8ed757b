'use client';

import { useState } from 'react';

import { Query } from '#components/islands/query';
import { buttonClass } from '#components/ui/button';
import { searchHref } from '#lib/site/routes';
import { SearchBox } from './search-box';

/** Search with the query in the URL (`?q=`). */
export function SearchPage() {
  const [initial, setInitial] = useState('');
  const show = (query: string) => history.replaceState(null, '', searchHref(query));
  return (
    <>
      <Query onChange={(query) => setInitial(new URLSearchParams(query).get('q') ?? '')} />
      <SearchBox
        initial={initial}
        onSubmit={show}
        // So that going back shows the results again.
        onFollow={show}
        aside={
          <button type="submit" className={buttonClass()}>
            Search
          </button>
        }
      />
    </>
  );
}
