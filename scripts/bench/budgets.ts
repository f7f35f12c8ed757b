import { documentLimit, headerLimit } from '../first-window';

/** Exact figures of a page that do not depend on the speed of a machine. */
export interface Figures {
  /** Bytes of the HTML with its inline styles, compressed with brotli. */
  html: number;
  /** Bytes of the status line and the headers of the HTML (HTTP/1.1). */
  headers: number;
  /** Number of HTML and SVG elements. */
  elements: number;
}

/** A kind of pages with its limits: npm test fails above them, `npm run bench` prints them. */
interface Budget {
  name: string;
  pages: RegExp;
  example: string;
  limits: Figures;
  /** Most requests of a visit to the example before any input (requests.ts). */
  requests: number;
}

export const budgets: readonly Budget[] = [
  {
    name: 'home page',
    pages: /^\/$/,
    example: '/',
    limits: { html: documentLimit, headers: headerLimit, elements: 800 },
    requests: 10,
  },
  {
    name: 'article',
    pages: /^\/blogs?\/(?!404|page\/)/,
    example: '/blog/blog-29',
    limits: { html: documentLimit, headers: headerLimit, elements: 700 },
    requests: 6,
  },
  {
    name: 'contact page',
    pages: /^\/contact/,
    example: '/contact',
    limits: { html: documentLimit, headers: headerLimit, elements: 420 },
    requests: 4,
  },
  {
    name: 'job',
    pages: /^\/careers\/(?!404)/,
    example: '/careers/ai-strategist',
    limits: { html: documentLimit, headers: headerLimit, elements: 470 },
    requests: 5,
  },
  {
    name: 'blog list',
    pages: /^\/blogs?(\/page\/\d+)?$/,
    example: '/blog',
    limits: { html: 13_500, headers: headerLimit, elements: 1000 },
    requests: 17,
  },
  {
    name: 'industry',
    pages: /^\/industries\/(?!404)/,
    example: '/industries/logistics',
    limits: { html: 18_000, headers: headerLimit, elements: 1250 },
    requests: 9,
  },
  {
    name: 'white paper',
    pages: /^\/whitepapers\/(?!404)/,
    example: '/whitepapers/measuring-roi-enterprise-generative-ai',
    limits: { html: 21_000, headers: headerLimit, elements: 1050 },
    requests: 8,
  },
];

/** Number of elements in HTML, from its start tags. */
export const elementsIn = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;
