import '#server-only';

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { pageRows } from '../../site/pages';
import { industries } from '../collections/industries';
import { type Page, pages } from '../collections/pages';
import type { ContentFile } from '../load/content-file';
import { contentPath } from '../load/content-folder';
import { grouped } from '../load/grouped';
import { type Problem, problemAt } from '../load/problem';
import { didYouMean } from './nearest';

/**
 * Checks that pages and their texts belong together: the table of pages (lib/site/pages.ts), the
 * files of content/pages/, the sections that pages in app/ show, and the results that they quote.
 */
export function checkPages(): Problem[] {
  const { files } = pages.inspect();
  return [
    ...missingTexts(files),
    ...textsWithoutPage(files),
    ...unshownSections(files),
    ...unknownResults(files),
  ];
}

type PageFile = ContentFile<Page>;

function missingTexts(files: readonly PageFile[]): Problem[] {
  const ids = new Set(files.map(({ id }) => id));
  return pageRows
    .filter(({ texts, required }) => required && !ids.has(texts))
    .map(({ path, texts }) => {
      const message = `this file is missing: it has the texts of ${path} (lib/site/pages.ts)`;
      const file = contentPath('pages', `${texts}.json`);
      return problemAt({ file }, [], message, 'add it with title, description and heading');
    });
}

/** Texts of not-found pages need no row: they have no address. */
function textsWithoutPage(files: readonly PageFile[]): Problem[] {
  const known = pageRows.map(({ texts }) => texts);
  return files
    .filter(({ id }) => !id.startsWith('not-found') && !known.includes(id))
    .map(({ id, file }) => {
      const fix = didYouMean(id, known, 'add a row to lib/site/pages.ts, or remove the file');
      return problemAt({ file }, [], `no page has the texts "${id}"`, fix);
    });
}

/** Sections that pages show, with the id of their texts. */
function shownSections(): { id: string; name: string }[] {
  const folder = path.join(process.cwd(), 'app');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      return [...code.matchAll(/sectionCopy\(\s*'([\w-]+)',\s*'([\w-]+)'/g)];
    })
    .map(([, id = '', name = '']) => ({ id, name }));
}

/** Sections that the page does not look up. A page that looks up none shows all of them. */
function unshownSections(files: readonly PageFile[]): Problem[] {
  const shown = grouped(shownSections(), ({ id }) => [id]);
  return files.flatMap((file) => {
    const names = shown.get(file.id)?.map(({ name }) => name);
    if (!names) return [];
    return Object.keys(file.entry?.sections ?? {})
      .filter((name) => !names.includes(name))
      .map((name) => {
        const fix = didYouMean(name, names, `use one of ${names.join(', ')}`);
        const message = 'the page has no place for this section';
        return problemAt(file, ['sections', name], message, fix);
      });
  });
}

/** Metrics that a page quotes and that an industry no longer has. */
const unknownResults = (files: readonly PageFile[]): Problem[] =>
  files.flatMap((file) =>
    (file.entry?.results ?? []).flatMap(({ industry: name, metric }, index) => {
      const industry = industries.valid().find((each) => each.name === name);
      const ids = industry?.success_metrics.map(({ id }) => id);
      if (!ids || ids.includes(metric)) return [];
      const message = `${industry?.file} has no success metric ${metric}`;
      return problemAt(file, ['results', index, 'metric'], message, `use one of ${ids.join(', ')}`);
    }),
  );
