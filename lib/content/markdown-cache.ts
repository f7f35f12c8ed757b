import { cachedSync, isCached } from '../build-cache';
import { diagramFolder } from '../site/routes';
import type { EntryBase } from './collection';
import { highlight } from './highlight';
import {
  inspectMarkdown,
  type MarkdownInspection,
  type RenderedMarkdown,
  renderMarkdown,
} from './markdown';
import { type PictureFile, pictureSet, pictureSource, readPicture } from './picture-files';
import { pictureLink } from './picture-set';

const results = new Map<string, unknown>();

const nameOf = (key: readonly string[]) => key.join('\0');

/**
 * Caches results in this process, and across processes and builds in lib/build-cache.ts.
 *
 * @param make - its result must be serializable as JSON
 */
function once<T>(key: readonly string[], make: () => T): T {
  const name = nameOf(key);
  const known = results.get(name);
  if (known) return known as T;
  const json = cachedSync(key, () => Buffer.from(JSON.stringify(make())));
  const made: T = JSON.parse(Buffer.from(json).toString());
  results.set(name, made);
  return made;
}

/** Renders a text without pictures of its own, e.g. a call to action. */
export const renderOnce = (markdown: string): RenderedMarkdown =>
  once(['markdown', markdown], () => renderMarkdown(markdown, { highlight, diagramFolder }));

const inspectionKey = (markdown: string) => ['inspection', markdown];

/** Result of inspectMarkdown for a text, from the cache. */
export const inspectOnce = (markdown: string): MarkdownInspection =>
  once(inspectionKey(markdown), () => inspectMarkdown(markdown));

/** Whether `inspectOnce` would find a result. */
export const isInspected = (markdown: string): boolean =>
  results.has(nameOf(inspectionKey(markdown))) || isCached(inspectionKey(markdown));

/** Stores a result for `inspectOnce`, so that a text which is parsed already is not parsed again. */
export const rememberInspection = (markdown: string, inspection: MarkdownInspection): void => {
  results.set(nameOf(inspectionKey(markdown)), inspection);
};

/**
 * Renders the text of an entry with the pictures beside its file. Picture files that the text names
 * are a part of the cache key.
 *
 * @throws Error if a picture does not exist; the content check reports these with file and line
 */
export function renderBody({ file, body }: Pick<EntryBase, 'file' | 'body'>): RenderedMarkdown {
  const pictures = new Map<string, PictureFile>();
  for (const { url } of inspectOnce(body).images) {
    const link = pictureLink(url);
    if (link) pictures.set(link.path, readPicture(pictureSource(file, link)));
  }
  if (pictures.size === 0) return renderOnce(body);
  return once(['markdown', body, JSON.stringify([...pictures])], () =>
    renderMarkdown(body, {
      highlight,
      diagramFolder,
      picture({ path, size }) {
        const picture = pictures.get(path);
        return picture && pictureSet(picture, size);
      },
    }),
  );
}
