import '#server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { cachedSync } from '../build-cache';
import { diagramFolder } from '../site/routes';
import type { EntryBase } from './collection';
import './drawing-style';
import { highlight } from './highlight';
import {
  inspectMarkdown,
  type MarkdownInspection,
  problemsInFile,
  type RenderedMarkdown,
  renderMarkdown,
} from './markdown';
import { pictureLink } from './markdown-pictures';
import { type PictureFile, pictureSet, pictureSource, readPicture } from './picture-files';
import { ContentError } from './problem';
import { parseSource } from './source';

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

/** Renders a text without pictures of its own, e.g. a call to action. */
export const renderOnce = (markdown: string): RenderedMarkdown =>
  once(['markdown', markdown], () => renderMarkdown(markdown, { highlight, diagramFolder }));

/** Result of inspectMarkdown for a text, from the cache. */
export const inspectOnce = (markdown: string): MarkdownInspection =>
  once(['inspection', markdown], () => inspectMarkdown(markdown));

/**
 * Renders the text of an entry with the pictures beside its file. Picture files that the text names
 * are a part of the cache key.
 *
 * @throws ContentError if a chart or diagram is invalid
 * @throws Error if a picture does not exist; the content check reports these with file and line
 */
export function renderBody(entry: Pick<EntryBase, 'file' | 'body'>): RenderedMarkdown {
  try {
    return render(entry);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Only npm run dev renders a text that the content check has not passed.
    const { file } = entry;
    const { bodyLine } = parseSource(file, readFileSync(path.join(process.cwd(), file), 'utf8'));
    throw new ContentError(problemsInFile(error.problems, { file, bodyLine }));
  }
}

function render({ file, body }: Pick<EntryBase, 'file' | 'body'>): RenderedMarkdown {
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
      picture({ path }) {
        const picture = pictures.get(path);
        return picture && pictureSet(picture);
      },
    }),
  );
}
