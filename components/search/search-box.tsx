import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { SearchResults } from './search-results';

interface Props {
  /** Where it is shown. */
  place: 'page' | 'dialog';
  /** Query of the URL. */
  initial?: string;
  onSubmit: (query: string) => void;
  /** Called when a link to a result is clicked. */
  onFollow: (query: string) => void;
  /** Element at the end of the field's row. */
  aside?: React.ReactNode;
}

const classes = {
  page: {
    box: '',
    form: 'rounded-full border border-line-strong bg-surface py-1.5 pe-2 ps-5 has-focus-visible:outline-3 has-focus-visible:outline-primary-text print:border-0 print:p-0',
    results: 'mt-6',
  },
  dialog: {
    box: 'flex min-h-0 flex-col',
    form: 'border-b-2 border-line py-2 pe-2 ps-5 has-focus-visible:border-primary-text',
    results: 'overflow-y-auto overscroll-contain px-5 pt-4 pb-5',
  },
};

/** Elements between which the arrow keys move the focus. */
const stops = '[name=q], [data-results] a, [data-results] [data-more]';

/** The search field and its results. Without scripts its form opens the search page. */
export function SearchBox({ place, initial = '', onSubmit, onFollow, aside }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const known = useRef('');
  const [query, setQuery] = useState('');
  const { box, form, results } = classes[place];

  useEffect(() => {
    if (!field.current) return;
    if (known.current !== initial) field.current.value = initial;
    known.current = initial;
    // Without a query in the URL, this is what the visitor typed before hydration.
    setQuery(field.current.value);
  }, [initial]);

  function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
    const index = all.indexOf(document.activeElement as HTMLElement);
    if (index < 0) return;
    event.preventDefault();
    all[index + step]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from its field and links
    <div onKeyDown={moveFocus} className={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: `search` is no form */}
      <form
        role="search"
        action={withBase(routes.search)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(field.current?.value ?? '');
        }}
        className={`flex items-center gap-3 ${form}`}
      >
        <Search aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={2} />
        <label htmlFor={id} className="sr-only">
          {messages.search.field}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={messages.search.examples}
          onChange={({ target }) => setQuery(target.value)}
          className="min-h-11 min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-muted"
        />
        {aside}
      </form>
      <SearchResults
        query={query}
        onFollow={() => onFollow(query)}
        onRetry={() => field.current?.focus()}
        className={results}
      />
    </div>
  );
}
