import {
  type SearchEntry,
  type SearchText,
  searchEntry,
  textFile,
  type WordRow,
  wordsFile,
} from './format';
import { filesFor, type Hit, rank } from './rank';
import { termsOf } from './words';

/** Reads a JSON file of the site. Rejects if it can't be loaded. */
export type ReadJson = (path: string) => Promise<unknown>;

/** The host has no search index, e.g. `npm run dev` before a build. */
export class MissingIndex extends Error {}

/** Reads a file of the index over HTTP. @throws MissingIndex for status 404 */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (response.status === 404) throw new MissingIndex(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
}

export interface Found {
  /** Normalized words of the query. */
  terms: string[];
  hits: Hit[];
  /** No page has all terms: these have some of them. */
  partial: boolean;
  /** Text of a hit. */
  textOf: (hit: Hit) => Promise<SearchText>;
}

/**
 * Searches the index of the build (scripts/build/search). Each file is read once, when a query
 * needs it. After a failure all files are read again, because a new build may have replaced them.
 */
export function createSearch(read: ReadJson = fetchJson): (query: string) => Promise<Found> {
  const files = new Map<string, Promise<unknown>>();
  const load = <T>(path: string): Promise<T> => {
    const known = files.get(path) ?? read(path);
    files.set(path, known);
    known.catch(() => files.clear());
    return known as Promise<T>;
  };
  return async (query) => {
    const terms = termsOf(query);
    const entry = await load<SearchEntry>(searchEntry);
    const rowsOf = async (term: string) => {
      const numbers = filesFor(term, entry);
      const rows = numbers.map((number) => load<WordRow[]>(wordsFile(entry.version, number)));
      return [term, (await Promise.all(rows)).flat()] as const;
    };
    const found = rank(new Map(await Promise.all(terms.map(rowsOf))), entry);
    return { terms, ...found, textOf: ({ page }) => load(textFile(entry.version, page)) };
  };
}
