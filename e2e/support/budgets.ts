import { layoutsByName } from './layouts';

/** Limit of the headers of a page, in bytes. */
const headerLimit = 1050;

/** Exact figures of a page that do not depend on the speed of a machine. */
interface Figures {
  /** Bytes of the HTML with its style sheet and its data for React, compressed with brotli. */
  html: number;
  /** Bytes of the status line and the headers of the HTML (HTTP/1.1). */
  headers: number;
  /** Number of HTML and SVG elements. */
  elements: number;
}

/**
 * A kind of pages with its limits, 2 to 14% above what the pages of the samples have: the hashes in the
 * names of files alone move the compressed size by some 30 bytes.
 */
interface Budget {
  name: string;
  pages: RegExp;
  /** Address of one of them; undefined if the content has none. */
  example: string | undefined;
  limits: Figures;
  /**
   * Most requests of a visit to the example before any input, with the lazy pictures that some
   * versions of Chromium load from 3,000 px below the window.
   */
  requests: number;
}

export const budgets: readonly Budget[] = [
  {
    name: 'home page',
    pages: /^\/$/,
    example: '/',
    limits: { html: 41_000, headers: headerLimit, elements: 850 },
    requests: 12,
  },
  {
    name: 'article',
    pages: /^\/blogs?\/(?!404|page\/|\d{4}(\/|$))/,
    example: layoutsByName.post,
    limits: { html: 35_900, headers: headerLimit, elements: 720 },
    requests: 6,
  },
  {
    name: 'contact page',
    pages: /^\/contact/,
    example: '/contact',
    limits: { html: 29_000, headers: headerLimit, elements: 450 },
    requests: 4,
  },
  {
    name: 'job',
    pages: /^\/careers\/(?!404)/,
    example: layoutsByName.job,
    limits: { html: 32_600, headers: headerLimit, elements: 480 },
    requests: 5,
  },
  {
    name: 'blog list',
    pages: /^\/blogs?(\/\d{4}(\/\d\d)?)?(\/page\/\d+)?$/,
    example: layoutsByName.blog,
    limits: { html: 38_000, headers: headerLimit, elements: 1120 },
    requests: 20,
  },
  {
    name: 'industry',
    pages: /^\/industries\/(?!404)/,
    example: layoutsByName.industry,
    limits: { html: 46_500, headers: headerLimit, elements: 1320 },
    requests: 9,
  },
  {
    name: 'white paper',
    pages: /^\/whitepapers\/(?!404)/,
    example: layoutsByName.paper,
    limits: { html: 43_600, headers: headerLimit, elements: 1100 },
    requests: 8,
  },
];

/** Number of elements in HTML, from its start tags. */
export const elementsIn = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;
