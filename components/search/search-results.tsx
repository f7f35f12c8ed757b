import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import { Pill } from '#components/ui/pill';
import { TextLink } from '#components/ui/text-link';
import { type Found, searchPages } from '#lib/search/search-pages';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { isPlainClick } from '../ui/plain-click';

interface Props {
  query: string;
  onFollow: () => void;
  /** Moves the focus, because the button "Try again" is removed. */
  onRetry: () => void;
  className: string;
}

const perPage = 8;

/** Results of a query: filters by kind, the number of results, and links with excerpts. */
export function SearchResults({ query, onFollow, onRetry, className }: Props) {
  const wanted = query.trim();
  const [{ kind, length }, setPart] = useState<{ kind?: string; length: number }>({
    length: perPage,
  });
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  /** Index of the result that gets the focus once it is shown. */
  const next = useRef<number>(undefined);
  const [searched, setSearched] = useState(wanted);
  if (searched !== wanted) {
    setSearched(wanted);
    setPart({ length: perPage });
    if (!wanted) setFound(undefined);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the effect
  useEffect(() => {
    setFailed(false);
    if (!wanted) return;
    let current = true;
    searchPages(wanted, kind, length).then(
      (answer) => current && answer && setFound(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted, kind, length, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are in the document now
  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.querySelectorAll('a')[next.current]?.focus();
    next.current = undefined;
  }, [found]);

  const shown = wanted && !failed ? found : undefined;
  const all = Object.values(shown?.counts ?? {}).reduce((sum, count) => sum + count, 0);

  return (
    <div data-results="" className={`@container flex flex-col items-start gap-4 ${className}`}>
      {shown && all > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{messages.search.kind}</legend>
          {[[undefined, all] as const, ...byNumber(shown.counts)].map(([name, count]) => (
            <Pill
              key={name ?? ''}
              size="small"
              aria-pressed={kind === name}
              onClick={() => setPart({ kind: name, length: perPage })}
            >
              {name ?? messages.search.all} <span className="opacity-75">{count}</span>
            </Pill>
          ))}
        </fieldset>
      )}
      <p role="status" className="text-muted text-small">
        {failed ? failure : wanted ? summaryOf(found, kind) : ''}
      </p>
      {shown && shown.results.length > 0 && (
        <ol ref={list} className="w-full @2xl:border-line @2xl:border-b">
          {shown.results.map(({ url, meta, excerpt }) => (
            <li
              key={url}
              className="relative -mx-3 @2xl:mx-0 grid @2xl:grid-cols-[10rem_1fr] @5xl:grid-cols-[10rem_1fr_1.2fr] gap-x-8 gap-y-1 @2xl:rounded-none rounded-xl border-line @2xl:border-t p-3 @2xl:py-5 hover:bg-highlight has-focus-visible:bg-highlight has-focus-visible:outline-3 has-focus-visible:outline-primary-text"
            >
              <p className="@2xl:row-span-2 @2xl:pt-1.5 text-muted text-tiny">{meta.kind}</p>
              <TextLink
                href={url}
                lang={meta.lang}
                onClick={(event) => isPlainClick(event) && onFollow()}
                className="text-balance font-[520] font-display text-lead leading-tight outline-none after:absolute after:inset-0"
              >
                {meta.title}
              </TextLink>
              <p
                lang={meta.lang}
                className="@2xl:col-start-2 @5xl:col-start-3 text-muted text-small"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: Pagefind escapes the text
                dangerouslySetInnerHTML={{ __html: excerpt }}
              />
            </li>
          ))}
        </ol>
      )}
      {shown && shown.results.length < shown.total && (
        <button
          type="button"
          data-more=""
          onClick={() => {
            next.current = shown.results.length;
            setPart({ kind, length: length + perPage });
          }}
          className={buttonClass('outline')}
        >
          {messages.search.more}
        </button>
      )}
      {failed && (
        <button
          type="button"
          onClick={() => {
            onRetry();
            setAttempt(attempt + 1);
          }}
          className={buttonClass('outline')}
        >
          {messages.ui.tryAgain}
        </button>
      )}
      {wanted && (failed || found?.total === 0) && (
        <p className="text-small">
          <TextLink
            href={`${routes.search}#browse`}
            onClick={onFollow}
            className="font-semibold text-primary-text hover:underline"
          >
            {messages.search.browse}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** Kinds that have results, those with the most first. */
const byNumber = (counts: Found['counts']) =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);

/** Text for the status line, which screen readers announce. */
function summaryOf(found: Found | undefined, kind: string | undefined): string {
  if (!found) return messages.search.searching;
  if (found.total === 0) return messages.search.nothing;
  const results = messages.search.results(found.total);
  return kind ? messages.search.resultsIn(results, kind) : results;
}

const failure =
  process.env.NODE_ENV === 'development'
    ? 'There is no search index here. The build makes it: npm run build, then npm run serve.'
    : messages.search.failed;
