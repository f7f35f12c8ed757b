interface Budget {
  pages: RegExp;
  /** Bytes of the HTML with its style sheet and its data for React, compressed with brotli. */
  html: number;
  /** Number of HTML and SVG elements. */
  elements: number;
  /**
   * Requests of a visit to the example of the layout before any input, with the lazy pictures that some
   * versions of Chromium load from 3,000 px below the window.
   */
  requests: number;
}

const post = /^\/blogs?\/(?!404|page\/|\d{4}(\/|$))/;
const blog = /^\/blogs?(\/\d{4}(\/\d\d)?)?(\/page\/\d+)?$/;

/**
 * Kinds of pages by the name of their layout, with limits 2 to 14% above what the pages of the samples
 * have: the hashes in the names of files alone move the compressed size by some 30 bytes.
 */
export const budgets: Record<string, Budget> = {
  home: { pages: /^\/$/, html: 41_000, elements: 850, requests: 12 },
  post: { pages: post, html: 35_900, elements: 720, requests: 6 },
  contact: { pages: /^\/contact/, html: 29_000, elements: 450, requests: 4 },
  job: { pages: /^\/careers\/(?!404)/, html: 32_600, elements: 480, requests: 5 },
  blog: { pages: blog, html: 38_000, elements: 1120, requests: 20 },
  industry: { pages: /^\/industries\/(?!404)/, html: 46_500, elements: 1320, requests: 9 },
  paper: { pages: /^\/whitepapers\/(?!404)/, html: 43_600, elements: 1100, requests: 8 },
};
