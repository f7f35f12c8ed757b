import { attributeOf, type Element, isCode, textOf } from './element';

// All undocumented knowledge about Next.js: how it exports a page and how a page starts. The inline
// starter bundles a part of this file, so it imports nothing that needs Node.js or a parser.

/**
 * The version of Next.js that this file describes. next-internals.test.ts reports another installed
 * version and says what to do then.
 */
export const learnedFrom = '16.4.5';

/** What the finishing step expects of every exported page. */
export const internals = {
  'runtime start':
    'one inline script (globalThis["TURBOPACK"] …).push({"otherChunks": […], "runtimeModuleIds": […]}), whose chunks are scripts of the page',
  payload: 'inline scripts self.__next_f.push([0]) and self.__next_f.push([1, "…"])',
  'payload file': 'a .txt file beside the page with the text of its payload, or none',
  'chunk addresses': 'scripts with a src below /_next/static/, each of them a file',
  'style sheets': 'files linked with data-precedence="next", the first one the same on every page',
  'other scripts': 'no inline script except those above and the color scheme of the site',
} as const;

export type Internal = keyof typeof internals;

/** An internal that is not as expected, and what was found instead. */
export interface Finding {
  internal: Internal;
  /** Page below out/, e.g. `blog/blog-05.html`. */
  file: string;
  found: string;
}

/** Thrown while a page is read. The message says what was found. */
export class UnexpectedInternal extends Error {
  constructor(
    readonly internal: Internal,
    found: string,
  ) {
    super(found.length > 100 ? `${found.slice(0, 100)}…` : found);
  }
}

/** What starts React in an exported page. */
export interface Bootstrap {
  /** Addresses of chunks, in document order. */
  chunks: string[];
  /**
   * Start instruction for the bundler's runtime: module ids, then the indexes of their chunks in
   * `chunks`, e.g. `94553;7,0,1`.
   */
  entry: string;
  /** The payload that React hydrates from. */
  payload: string;
  /** The elements that contain all of this, with their preloads and polyfills. */
  elements: Element[];
}

const runtimeStart = /^\(globalThis\["TURBOPACK"\][^{]*\.push\((\{.*\})\);?$/s;
const payloadPart = /^\(?self\.__next_f.*?\.push\((\[.*\])\)$/s;

/**
 * Finds what starts React in a page.
 *
 * @param elements - all elements of the page
 * @param ownScripts - inline scripts of the site, which stay in the page
 * @throws UnexpectedInternal
 */
export function readBootstrap(
  elements: readonly Element[],
  ownScripts: readonly string[],
): Bootstrap {
  const chunks: string[] = [];
  const starts: string[] = [];
  const found: Element[] = [];
  let payload = '';
  for (const element of elements) {
    const code = textOf(element).trim();
    const src = attributeOf(element, 'src');
    if (!isCode(element)) {
      if (!isScriptPreload(element)) continue;
    } else if (src !== undefined) {
      if (!src.startsWith('/_next/static/')) {
        throw new UnexpectedInternal('chunk addresses', src);
      }
      // The polyfills are for browsers older than those in package.json.
      if (attributeOf(element, 'nomodule') === undefined) chunks.push(src);
    } else {
      const start = runtimeStart.exec(code)?.[1];
      const part = payloadPart.exec(code)?.[1];
      if (start) starts.push(start);
      else if (part) payload += payloadText(part);
      else if (ownScripts.includes(code)) continue;
      else throw new UnexpectedInternal('other scripts', code);
    }
    found.push(element);
  }
  const [start, ...more] = starts;
  if (!start || more.length > 0) {
    throw new UnexpectedInternal('runtime start', `${starts.length} such scripts`);
  }
  if (!payload) throw new UnexpectedInternal('payload', 'no text');
  return { chunks, entry: shortEntry(start, chunks), payload, elements: found };
}

/** Whether an element only preloads a script. */
export const isScriptPreload = (element: Element): boolean =>
  element.tagName === 'link' &&
  attributeOf(element, 'rel') === 'preload' &&
  attributeOf(element, 'as') === 'script';

/** Text of one part of the payload: `[0]` begins it, `[1, text]` continues it. */
function payloadText(json: string): string {
  const [kind, text = '', ...rest] = parsed(json, 'payload') as unknown[];
  const known = kind === 0 ? text === '' : kind === 1 && typeof text === 'string';
  if (!known || rest.length > 0) throw new UnexpectedInternal('payload', json);
  return String(text);
}

/** Short form of the runtime's start instruction (see `Bootstrap`). */
function shortEntry(json: string, chunks: readonly string[]): string {
  const { otherChunks, runtimeModuleIds, ...rest } = parsed(json, 'runtime start') as Record<
    string,
    unknown
  >;
  const places = listOf(otherChunks).map((chunk) => chunks.indexOf(`/_next/${chunk}`));
  const modules = listOf(runtimeModuleIds);
  const good = places.length > 0 && modules.length > 0 && modules.every(Number.isInteger);
  if (!good || places.includes(-1) || Object.keys(rest).length > 0) {
    throw new UnexpectedInternal('runtime start', json);
  }
  return `${modules};${places}`;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function parsed(json: string, internal: Internal): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new UnexpectedInternal(internal, json);
  }
}

/**
 * Links of the style sheets in a page.
 *
 * @throws UnexpectedInternal
 */
export function readStyles(elements: readonly Element[]): { hrefs: string[]; elements: Element[] } {
  const sheets = elements.filter(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet',
  );
  if (sheets.length === 0) throw new UnexpectedInternal('style sheets', 'none');
  for (const sheet of sheets) {
    const precedence = attributeOf(sheet, 'data-precedence');
    if (precedence !== styleAttributes['data-precedence']) {
      const found = `${attributeOf(sheet, 'href')} with the precedence "${precedence ?? ''}"`;
      throw new UnexpectedInternal('style sheets', found);
    }
  }
  return { hrefs: sheets.map((sheet) => attributeOf(sheet, 'href') ?? ''), elements: sheets };
}

/**
 * Attributes of an inline style. They make React insert the whole style sheet after these rules, so
 * that the cascade order is unchanged.
 */
export const styleAttributes = { 'data-precedence': 'next' };

/** Name of the .txt file with the payload of an exported page. */
export const payloadFile = (file: string) => file.replace(/\.html$/, '.txt');

/** One file per route segment, for a prefetch that the site does not use (docs/decisions/0009). */
export const isSegmentFile = (name: string) => /^__next\..*\.txt$/.test(name);

/** Next's internal not-found route at the top of the export, a copy of 404.html. */
export const isNotFoundCopy = (name: string) => name.startsWith('_not-found');

/**
 * Provides the state that the inline scripts of a page would have created for its chunks. Runs in
 * the browser.
 *
 * @param entry - see `Bootstrap`
 */
export function provideBootstrap(payload: string, entry: string, chunks: readonly string[]): void {
  const page = self as unknown as Record<string, unknown>;
  page.__next_f = [[0], [1, payload]];
  const [modules, places = []] = entry.split(';').map((list) => list.split(',').map(Number));
  const otherChunks = places.map((place) => (chunks[place] as string).slice('/_next/'.length));
  page.TURBOPACK = [{ otherChunks, runtimeModuleIds: modules }];
}

/**
 * Explains in lines of text what is not as expected: each internal with the first page that shows
 * it.
 *
 * @param installed - version of Next.js that made the export
 */
export function explainFindings(findings: readonly Finding[], installed: string): string {
  const kinds = new Map<Internal, Finding[]>();
  for (const finding of findings) {
    kinds.set(finding.internal, [...(kinds.get(finding.internal) ?? []), finding]);
  }
  const lines = [...kinds].flatMap(([internal, [first, ...others]]) => [
    `  ${internal}: ${first?.file}${others.length > 0 ? ` and ${others.length} more` : ''}`,
    `    expected ${internals[internal]}`,
    `    found ${first?.found}`,
  ]);
  return [
    `Warning: the export of Next.js ${installed} is not as this site knows it from ${learnedFrom}:`,
    ...lines,
    'The pages stay as Next.js exports them: they work, but are larger, and their scripts start at once.',
    'scripts/build/finish/next-internals.ts describes what has to be adapted.',
  ].join('\n');
}

// For browser tests.

/** Prefix of the properties that React adds to hydrated elements. */
export const hydratedMark = '__react';

/** Whether React has hydrated the page. Runs in the browser. */
export const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'));

/** The router that Next.js exposes on window. */
interface WithRouter {
  next: { router: { push(path: string): void; refresh(): void } };
}

/** Navigates without a link and without loading a document. Runs in the browser. */
export const navigateSoftly = (path: string) =>
  (window as unknown as WithRouter).next.router.push(path);

/** Fetches the payload of the page again. Runs in the browser. */
export const refreshSoftly = () => (window as unknown as WithRouter).next.router.refresh();

/** Whether a page has its payload, without which React does not start. Runs in the browser. */
export const hasPayload = () => '__next_f' in window;

/** Matches what an unfinished page has in its HTML: scripts with a source, payload, preloads. */
export const unfinished = /<script[^>]+src=|__next_f\.push|rel="preload" as="script"/;
