/** Kinds of search results, in the order of the filters: name of one result and of the filter. */
export const kindLabels = {
  article: { one: 'Article', all: 'Articles' },
  paper: { one: 'White paper', all: 'White papers' },
  industry: { one: 'Industry', all: 'Industries' },
  service: { one: 'Service', all: 'Services' },
  product: { one: 'Product', all: 'Products' },
  demo: { one: 'Demo', all: 'Demos' },
  job: { one: 'Job', all: 'Jobs' },
  page: { one: 'Page', all: 'Pages' },
} as const;

export type Kind = keyof typeof kindLabels;

export const kinds = Object.keys(kindLabels) as Kind[];

/** Path of the entry file of the search index. Its name is fixed; it names all other files. */
export const searchEntry = '/search.json';

/** Entry file: everything that ranks results, apart from the words. */
export interface SearchEntry {
  /** Hash of the index; part of the path of the other files, which never change. */
  version: string;
  /** Index in `kinds` for each page, one digit per page. */
  kinds: string;
  /** Number of words for each page. */
  lengths: number[];
  /** First word of each file of words. Words are sorted by UTF-16 code units. */
  words: string[];
}

/**
 * A word and the pages that contain it: pairs of a page number, as the difference from the previous
 * page number, and the weight of the word in that page. Each occurrence has weight 1 in a paragraph
 * and up to 7 in a heading.
 */
export type WordRow = [word: string, ...pages: number[]];

/** Text of one result. */
export interface SearchText {
  url: string;
  title: string;
  text: string;
}

/** URL path of a file of words. @param version - folder of the index, from searchEntry */
export const wordsFile = (version: string, number: number) =>
  `/search/${version}/words-${number}.json`;
/** URL path of the text of a page. @param page - its number in the index */
export const textFile = (version: string, page: number) => `/search/${version}/text-${page}.json`;
