import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { themeStarter } from '#lib/browser/theme';
import { cachedSync, isCached } from '#lib/build-cache';
import type { Env } from '#lib/site/env';
import { attributeOf, type Element } from './element';
import { firstScreen } from './first-screen';
import {
  type Bootstrap,
  type Finding,
  payloadFile,
  readBootstrap,
  readStyles,
  UnexpectedInternal,
} from './next-internals';
import { elementsOf, parsePage, remove, toHtml } from './page';
import { type UsedSelectors, usedSelectors } from './used-selectors';

/** What the finishing step needs from a page. */
export interface PageFacts {
  /** Addresses of style sheets. */
  styles: string[];
  /** What starts React. Undefined where the scripts stay in the page. */
  bootstrap?: Pick<Bootstrap, 'chunks' | 'entry'>;
  /** What the first screen uses. Undefined for a page that does not mark its end. */
  used?: UsedSelectors;
}

export interface ReadOptions {
  /** Folder of the export. */
  out: string;
  /** Folder for the pages without what the finishing step replaces, by the same names. */
  work: string;
  /** `load` leaves the scripts of the framework in the page, without reading them. */
  scriptsStart: Env['SCRIPTS_START'];
}

/** What a page is read to, as the cache stores it. */
interface Reading {
  result: PageFacts | Finding;
  /** The page without what the finishing step replaces. Undefined with a finding. */
  html?: string;
  /** The payload, if the export has no file for it. */
  payload?: string;
}

/**
 * Reads an exported page, or takes what it was read to from the cache, and writes what the
 * finishing step continues with to the work folder. The export is not changed.
 *
 * Nothing is awaited meanwhile, because thousands of pages do not fit into memory.
 *
 * @param file - path below `out`
 * @returns a finding when Next.js has exported something unexpected
 */
export async function readPage(file: string, options: ReadOptions): Promise<PageFacts | Finding> {
  const page = inputOf(file, options);
  const stored = cachedSync(keyOf(file, options, page), () =>
    serialize(reading(file, options, page)),
  );
  const { result, html, payload }: Reading = deserialize(stored);
  const put = (name: string, text: string) => {
    const copy = path.join(options.work, name);
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, text);
  };
  if (html !== undefined) put(file, html);
  if (payload !== undefined) put(payloadFile(file), payload);
  return result;
}

/** Whether the cache has what a page is read to. */
export const isRead = (file: string, options: ReadOptions): boolean =>
  isCached(keyOf(file, options, inputOf(file, options)));

/** A page, and the file with its payload if the export has one. */
interface Input {
  html: string;
  payload?: string;
}

function inputOf(file: string, { out }: ReadOptions): Input {
  const payload = path.join(out, payloadFile(file));
  return {
    html: readFileSync(path.join(out, file), 'utf8'),
    ...(existsSync(payload) && { payload: readFileSync(payload, 'utf8') }),
  };
}

const keyOf = (file: string, { scriptsStart }: ReadOptions, { html, payload }: Input) => [
  'page',
  file,
  scriptsStart,
  html,
  ...(payload === undefined ? [] : [payload]),
];

function reading(file: string, { scriptsStart }: ReadOptions, input: Input): Reading {
  const document = parsePage(input.html);
  const elements = elementsOf(document);
  try {
    const styles = readStyles(elements);
    const bootstrap =
      scriptsStart === 'intent' ? readBootstrap(elements, [themeStarter]) : undefined;
    remove([
      ...elements.filter(isDuplicate),
      ...styles.elements,
      ...(bootstrap ? bootstrap.elements : []),
    ]);
    const first = firstScreen(document);
    if (bootstrap && input.payload !== undefined && input.payload !== bootstrap.payload) {
      const found = `${payloadFile(file)} differs from the payload in its page`;
      throw new UnexpectedInternal('payload file', found);
    }
    return {
      result: {
        styles: styles.hrefs,
        ...(bootstrap && { bootstrap: { chunks: bootstrap.chunks, entry: bootstrap.entry } }),
        ...(first && { used: usedSelectors(first) }),
      },
      html: toHtml(document),
      ...(bootstrap && input.payload === undefined && { payload: bootstrap.payload }),
    };
  } catch (error) {
    if (!(error instanceof UnexpectedInternal)) throw error;
    return { result: { internal: error.internal, file, found: error.message } };
  }
}

/** Properties that repeat those starting with `og:`, which readers of them fall back to. */
const repeated = /^twitter:(?:title|description|image:.+)$/;

/**
 * Whether the page has an element twice. The encoding must be the first element of the head; the
 * finishing step adds it there.
 */
const isDuplicate = (element: Element): boolean =>
  element.tagName === 'meta' &&
  (attributeOf(element, 'charset') !== undefined ||
    repeated.test(attributeOf(element, 'name') ?? ''));
