import '#server-only';

import { cachedSync } from '../../build-cache';
import { diagramFolder } from '../../site/routes';
import { drawingTheme } from '../brand/drawing-theme';
import type { EntryBase } from '../load/collection';
import { highlight } from './highlight';
import {
  inspectMarkdown,
  type MarkdownInspection,
  type RenderedMarkdown,
  renderMarkdown,
} from './markdown';
import { type PictureFile, pictureSet, pictureSource, readPicture } from './picture-files';
import { pictureLink } from './pictures';

const results = new Map<string, unknown>();

/**
 * Caches results in this process, and across processes and builds in lib/build-cache.ts.
 *
 * @param make - its result must be serializable as JSON
 */
function once<T>(key: readonly string[], make: () => T): T {
  const name = key.join('\0');
  const known = results.get(name);
  if (known) return known as T;
  const json = cachedSync(key, () => Buffer.from(JSON.stringify(make())));
  const made: T = JSON.parse(Buffer.from(json).toString());
  results.set(name, made);
  return made;
}

/** Result of inspectMarkdown for a text, from the cache. */
export const inspectOnce = (markdown: string): MarkdownInspection =>
  once(['inspection', markdown], () => inspectMarkdown(markdown));

/**
 * Renders a text of an entry with the pictures beside its file. Picture files that the text names
 * are a part of the cache key.
 *
 * @throws ContentError if a chart or diagram is invalid
 * @throws Error if a picture does not exist; the content check reports these with file and line
 */
export function renderOnce({
  file,
  body,
  lang,
}: Pick<EntryBase, 'file' | 'body'> & { lang?: string }): RenderedMarkdown {
  const pictures = new Map<string, PictureFile>();
  for (const { url } of inspectOnce(body).images) {
    const link = pictureLink(url);
    if (link) pictures.set(link.path, readPicture(pictureSource(file, link)));
  }
  const theme = drawingTheme();
  return once(['markdown', body, JSON.stringify([...pictures, theme.palette, lang])], () =>
    renderMarkdown(body, {
      theme,
      lang,
      highlight,
      diagramFolder,
      picture({ path }) {
        const picture = pictures.get(path);
        return picture && pictureSet(picture);
      },
    }),
  );
}
