import '#server-only';

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { pageRows } from '../site/pages';
import { industries } from './collections/industries';
import { type Page, pages } from './collections/pages';
import type { ContentFile } from './content-file';
import { contentPath } from './content-folder';
import { didYouMean } from './nearest';
import type { Problem } from './problem';

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
    .map(({ path, texts }) => ({
      file: contentPath('pages', `${texts}.json`),
      line: 1,
      field: 'file',
      message: `this file is missing: it has the texts of ${path} (lib/site/pages.ts)`,
      fix: 'add it with title, description and heading',
    }));
}

/** Texts of not-found pages need no row: they have no address. */
const textsWithoutPage = (files: readonly PageFile[]): Problem[] =>
  files
    .filter(({ id }) => !id.startsWith('not-found'))
    .filter(({ id }) => !pageRows.some(({ texts }) => texts === id))
    .map(({ id, file }) => ({
      file,
      line: 1,
      field: 'file name',
      message: `no page has the texts "${id}"`,
      fix: didYouMean(
        id,
        pageRows.map(({ texts }) => texts),
        'add a row to lib/site/pages.ts, or remove the file',
      ),
    }));

/** Names of the sections that pages show, as `<id of the texts>/<name>`. */
function shownSections(): string[] {
  const folder = path.join(process.cwd(), 'app');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const code = readFileSync(path.join(folder, name), 'utf8');
      return [...code.matchAll(/sectionCopy\(\s*'([\w-]+)',\s*'([\w-]+)'/g)];
    })
    .map(([, id, name]) => `${id}/${name}`);
}

/** Sections that the page does not look up. A page that looks up none shows all of them. */
function unshownSections(files: readonly PageFile[]): Problem[] {
  const shown = shownSections();
  return files.flatMap(({ id, file, entry, source }) => {
    const names = shown
      .filter((each) => each.startsWith(`${id}/`))
      .map((each) => each.slice(id.length + 1));
    return Object.keys(names.length > 0 ? (entry?.sections ?? {}) : {})
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file,
        line: source?.lineOf(['sections', name]) ?? 1,
        field: `sections.${name}`,
        message: 'the page has no place for this section',
        fix: didYouMean(name, names, `use one of ${names.join(', ')}`),
      }));
  });
}

/** Metrics that a page quotes and that an industry no longer has. */
const unknownResults = (files: readonly PageFile[]): Problem[] =>
  files.flatMap(({ file, entry, source }) =>
    (entry?.results ?? []).flatMap(({ industry: name, metric }, index): Problem[] => {
      const industry = industries.valid().find((each) => each.name === name);
      const ids = industry?.success_metrics.map(({ id }) => id);
      if (!ids || ids.includes(metric)) return [];
      return [
        {
          file,
          line: source?.lineOf(['results', index, 'metric']) ?? 1,
          field: `results.${index}.metric`,
          message: `${industry?.file} has no success metric ${metric}`,
          fix: `use one of ${ids.join(', ')}`,
        },
      ];
    }),
  );
