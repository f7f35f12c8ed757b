import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import { TextLink } from '#components/ui/text-link';
import { isPlainClick } from '#lib/browser/plain-click';
import { excerpt, markText, type Run } from '#lib/search/excerpt';
import { type Kind, kindLabels, kinds, type SearchText } from '#lib/search/format';
import type { Hit } from '#lib/search/rank';
import { createSearch, type Found, MissingIndex } from '#lib/search/search';
import { routes } from '#lib/site/routes';

export interface ResultsProps {
  query: string;
  onFollow: () => void;
}

type Answer = (Found & { query: string }) | { query: string; problem: 'missing' | 'failed' };
/** The part of an answer that is shown. */
interface View {
  found: Found;
  kind?: Kind;
  results: { hit: Hit; text: SearchText }[];
}

const search = createSearch();
/** Milliseconds without a key until a query is sent. */
const pause = 150;
const perPage = 8;

/** Results of a query: filters by kind, the number of results, and links with excerpts. */
export function SearchResults({ query, onFollow }: ResultsProps) {
  const [answer, setAnswer] = useState<Answer>();
  const [kind, setKind] = useState<Kind>();
  const [length, setLength] = useState(perPage);
  const [view, setView] = useState<View>();
  const [attempt, setAttempt] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  /** Number of the result that gets the focus once it is shown. */
  const next = useRef<number>(undefined);
  const wanted = query.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the effect
  useEffect(() => {
    let current = true;
    const show = (answer: Answer | undefined) => {
      if (!current) return;
      setAnswer(answer);
      setKind(undefined);
      setLength(perPage);
    };
    if (!wanted) {
      show(undefined);
      return;
    }
    const timer = setTimeout(() => {
      search(wanted).then(
        (found) => show({ query: wanted, ...found }),
        (error) => show({ query: wanted, problem: problemOf(error) }),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, attempt]);

  // Keeps the results in view until the texts of the next ones are loaded.
  useEffect(() => {
    let current = true;
    if (!answer || 'problem' in answer) {
      setView(undefined);
      return;
    }
    const hits = answer.hits.filter((hit) => !kind || hit.kind === kind).slice(0, length);
    Promise.all(hits.map(async (hit) => ({ hit, text: await answer.textOf(hit) }))).then(
      (results) => current && setView({ found: answer, kind, results }),
      (error) => current && setAnswer({ query: answer.query, problem: problemOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [answer, kind, length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are in the document now
  useEffect(() => {
    if (next.current === undefined) return;
    root.current?.querySelectorAll('a')[next.current]?.focus();
    next.current = undefined;
  }, [view]);

  function retry() {
    // The button is removed: move the focus to the field.
    root.current?.parentElement?.querySelector('input')?.focus();
    setAnswer(undefined);
    setAttempt(attempt + 1);
  }

  const all = view?.found.hits ?? [];
  const counts = new Map(
    kinds.map((name) => [name, all.filter((hit) => hit.kind === name).length]),
  );
  const total = view?.kind ? (counts.get(view.kind) ?? 0) : all.length;

  return (
    <div ref={root} data-results="" className="search-results">
      {all.length > 0 && (
        <fieldset className="search-kinds">
          <legend className="sr-only">Kind</legend>
          {[undefined, ...kinds]
            .filter((name) => !name || counts.get(name))
            .map((name) => (
              <button
                key={name ?? ''}
                type="button"
                aria-pressed={kind === name}
                onClick={() => {
                  setKind(name);
                  setLength(perPage);
                }}
                className="chip rounded-full border border-line-strong px-3 text-tiny font-medium hover:border-ink"
              >
                {name ? kindLabels[name].all : 'All'}{' '}
                <span className="opacity-75">{name ? counts.get(name) : all.length}</span>
              </button>
            ))}
        </fieldset>
      )}
      <p role="status" className="text-small text-muted">
        {statusOf(wanted, answer, view, total)}
      </p>
      {view && view.results.length > 0 && (
        <ol>
          {view.results.map(({ hit, text }) => (
            <li key={hit.page}>
              <p className="text-tiny text-muted">{kindLabels[hit.kind].one}</p>
              <TextLink
                href={text.url}
                onClick={(event) => isPlainClick(event) && onFollow()}
                className="font-semibold"
              >
                <Marked runs={markText(text.title, view.found.terms)} />
              </TextLink>
              <p className="text-small text-muted">
                <Marked runs={excerpt(text.text, view.found.terms)} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {view && view.results.length < total && (
        <button
          type="button"
          data-more=""
          onClick={() => {
            next.current = view.results.length;
            setLength(length + perPage);
          }}
          className={buttonClass('outline')}
        >
          Show more
        </button>
      )}
      {answer && 'problem' in answer && answer.problem === 'failed' && (
        <button type="button" onClick={retry} className={buttonClass('outline')}>
          Try again
        </button>
      )}
      {wanted && answer && ('problem' in answer || answer.hits.length === 0) && (
        <p className="text-small">
          <TextLink
            href={`${routes.search}#browse`}
            onClick={onFollow}
            className="font-semibold text-indigo-text hover:underline"
          >
            Browse the lists instead
          </TextLink>
        </p>
      )}
    </div>
  );
}

const problemOf = (error: unknown) => (error instanceof MissingIndex ? 'missing' : 'failed');

/** Text for the status line, which screen readers announce. */
function statusOf(
  wanted: string,
  answer: Answer | undefined,
  view: View | undefined,
  total: number,
): string {
  if (!wanted) return '';
  if (answer && 'problem' in answer) return problems[answer.problem];
  if (!view) return 'Searching…';
  const { partial, hits } = view.found;
  if (hits.length === 0) return 'Nothing found. Check the spelling, or try fewer words.';
  const results = `${total} ${total === 1 ? 'result' : 'results'}`;
  if (partial) return `No page has all of these words. ${results} with some of them.`;
  return view.kind ? `${results} in ${kindLabels[view.kind].all}` : results;
}

const problems = {
  missing:
    process.env.NODE_ENV === 'development'
      ? 'There is no search index here. The build makes it: npm run build, then npm run serve.'
      : 'Search is not available: this site has no search index.',
  failed: 'Search could not be loaded. Check your connection.',
};

function Marked({ runs }: { runs: readonly Run[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity and are replaced as a whole
  return runs.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
