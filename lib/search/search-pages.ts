import { withBase } from '../site/base-path';

/** Folder of the search index and of Pagefind's runtime, which the build writes. */
export const searchFolder = '/pagefind';

/** A search result as Pagefind returns it. */
interface Result {
  url: string;
  /** Escaped HTML with `<mark>` around the words of the query. */
  excerpt: string;
  /** `kind`: name of its kind, such as "Article"; `lang`: its language, if not that of the site. */
  meta: { title: string; kind: string; lang?: string };
}

/** The used part of Pagefind's API (https://pagefind.app/docs/api/). */
interface Pagefind {
  options(options: { baseUrl: string; noWorker: boolean; excerptLength: number }): Promise<void>;
  /** Loads the filters, without which a search does not count their values. */
  filters(): Promise<unknown>;
  /** @returns null when another search has started before the end of the pause */
  debouncedSearch(
    query: string,
    options: { filters?: { kind: string } },
    pause: number,
  ): Promise<{
    results: { data(): Promise<Result> }[];
    /** Number of results for each value of a filter, without the filters of this search. */
    totalFilters: { kind?: Record<string, number> };
  } | null>;
}

export interface Found {
  /** By the name of all of a kind, such as "Articles". */
  counts: Record<string, number>;
  total: number;
  /** The first `count` results. */
  results: Result[];
}

/** Milliseconds without a key until a query is sent. */
const pause = 150;

let loading: Promise<Pagefind> | undefined;
let attempts = 0;

/** Loads Pagefind once. After a failure, the next call tries again. */
function loadPagefind(): Promise<Pagefind> {
  loading ??= importPagefind().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function importPagefind(): Promise<Pagefind> {
  // Browsers remember that a module could not be loaded, by its URL.
  const query = attempts > 0 ? `?attempt=${attempts}` : '';
  attempts += 1;
  const pagefind: Pagefind = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ withBase(
      `${searchFolder}/pagefind.js${query}`,
    )
  );
  // Without the base path, which the links of the results add.
  await pagefind.options({ baseUrl: '/', noWorker: true, excerptLength: 30 });
  await pagefind.filters();
  return pagefind;
}

/**
 * Searches the pages of the site.
 *
 * @param kind - name of all of a kind; results of all kinds if undefined
 * @param count - number of results to load
 * @returns undefined when another search has started meanwhile
 * @throws Error if the index can't be loaded
 */
export async function searchPages(
  query: string,
  kind: string | undefined,
  count: number,
): Promise<Found | undefined> {
  const pagefind = await loadPagefind();
  const answer = await pagefind.debouncedSearch(query, kind ? { filters: { kind } } : {}, pause);
  if (!answer) return undefined;
  return {
    counts: answer.totalFilters.kind ?? {},
    total: answer.results.length,
    results: await Promise.all(answer.results.slice(0, count).map((result) => result.data())),
  };
}
