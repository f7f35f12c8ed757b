import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { themeStarter } from '#lib/browser/theme';
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

/**
 * Reads an exported page, and writes what the finishing step continues with to the work folder. The
 * export is not changed.
 *
 * @param file - path below `out`
 * @returns a finding when Next.js has exported something unexpected
 */
export async function readPage(
  file: string,
  { out, work, scriptsStart }: ReadOptions,
): Promise<PageFacts | Finding> {
  const document = parsePage(await readFile(path.join(out, file), 'utf8'));
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
    await mkdir(path.dirname(path.join(work, file)), { recursive: true });
    if (bootstrap) await keepPayload(payloadFile(file), bootstrap.payload, { out, work });
    // Written now, without styles, because thousands of parsed pages do not fit into memory.
    await writeFile(path.join(work, file), toHtml(document));
    return {
      styles: styles.hrefs,
      ...(bootstrap && { bootstrap: { chunks: bootstrap.chunks, entry: bootstrap.entry } }),
      ...(first && { used: usedSelectors(first) }),
    };
  } catch (error) {
    if (!(error instanceof UnexpectedInternal)) throw error;
    return { internal: error.internal, file, found: error.message };
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

/**
 * Writes the payload to the work folder if the export has no file for it.
 *
 * @throws UnexpectedInternal when the file for soft navigation differs from the payload of the page
 */
async function keepPayload(
  file: string,
  payload: string,
  { out, work }: Pick<ReadOptions, 'out' | 'work'>,
): Promise<void> {
  const existing = await readFile(path.join(out, file), 'utf8').catch(() => undefined);
  if (existing === undefined) await writeFile(path.join(work, file), payload);
  else if (existing !== payload) {
    throw new UnexpectedInternal('payload file', `${file} differs from the payload in its page`);
  }
}
