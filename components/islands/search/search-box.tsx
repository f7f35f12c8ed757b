import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import { routes } from '#lib/site/routes';
import type { ResultsProps } from './search-results';

interface Props {
  /** Query of the URL. */
  initial?: string;
  /** Loads the code of the results at once rather than with the first query. */
  loads?: boolean;
  onSubmit: (query: string) => void;
  /** Called when a link to a result is clicked. */
  onFollow: (query: string) => void;
  /** Element at the end of the field's row. */
  aside?: React.ReactNode;
}

/** Elements between which the arrow keys move the focus. */
const stops = '[name=q], [data-results] a, [data-results] [data-more]';

/** The search field and its results. Without scripts its form opens the search page. */
export function SearchBox({ initial = '', loads, onSubmit, onFollow, aside }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const known = useRef('');
  const [query, setQuery] = useState('');
  const [Results, setResults] = useState<ComponentType<ResultsProps>>();
  const [failed, setFailed] = useState(false);
  const needed = loads || query.trim() !== '';

  useEffect(() => {
    if (!field.current) return;
    if (known.current !== initial) field.current.value = initial;
    known.current = initial;
    // Without a query in the URL, this is what the visitor typed before hydration.
    setQuery(field.current.value);
  }, [initial]);

  useEffect(() => {
    if (!needed || Results || failed) return;
    import('./search-results').then(
      (loaded) => setResults(() => loaded.SearchResults),
      () => setFailed(true),
    );
  }, [needed, Results, failed]);

  function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
    const place = all.indexOf(document.activeElement as HTMLElement);
    if (place < 0) return;
    event.preventDefault();
    all[place + step]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from its field and links
    <div onKeyDown={moveFocus} className="search-box">
      {/* biome-ignore lint/a11y/useSemanticElements: `search` is no form */}
      <form
        role="search"
        action={routes.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(field.current?.value ?? '');
        }}
        className="search-form"
      >
        <Search aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={2} />
        <label htmlFor={id} className="sr-only">
          Search this site
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
          placeholder="Articles, papers, services…"
          onChange={({ target }) => setQuery(target.value)}
          className="text-lead"
        />
        {aside}
      </form>
      {Results && <Results query={query} onFollow={() => onFollow(query)} />}
      {failed && (
        <div role="alert" className="search-state">
          <p>Search could not be loaded.</p>
          <button type="button" className={buttonClass('outline')} onClick={() => setFailed(false)}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
