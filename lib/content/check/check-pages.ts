import '#server-only';

import { pageRows } from '../../site/pages';
import { industries } from '../collections/industries';
import { type PageEntry, type PageTexts, pages } from '../collections/pages';
import { type ContentFile, isDraft } from '../load/content-file';
import { contentPath } from '../load/content-folder';
import { type Problem, problemAt } from '../load/problem';
import { didYouMean } from './nearest';

/**
 * Checks that pages and their texts belong together: the table of pages (lib/site/pages.ts), the
 * files of content/pages/, and the results and posts that they name.
 */
export function checkPages(): Problem[] {
  const { files } = pages.inspect();
  return [...missingTexts(files), ...textsWithoutPage(files), ...unknownResults(files)];
}

type PageFile = ContentFile<PageEntry>;

/** Pages of every site. */
const required = [
  ...pageRows.flatMap((row) => (row.required ? row : [])),
  { id: 'not-found', path: 'unknown addresses' },
];

/** Whether a file has the texts of a page of every site, which can be no draft. */
export const isRequired = ({ file }: Pick<ContentFile, 'file'>): boolean =>
  required.some(({ id }) => file === contentPath('pages', `${id}.json`));

function missingTexts(files: readonly PageFile[]): Problem[] {
  const found = new Map<string, PageFile>(files.map((file) => [file.id, file]));
  return required.flatMap(({ path, id }) => {
    const file = found.get(id);
    if (file && isDraft(file)) {
      const fix = 'remove the line: every site has this page';
      return problemAt(file, ['draft'], `it has the texts of ${path}, so it is no draft`, fix);
    }
    const message = `this file is missing: it has the texts of ${path} (lib/site/pages.ts)`;
    const fix = 'add it with title, description and heading';
    return file ? [] : problemAt({ file: contentPath('pages', `${id}.json`) }, [], message, fix);
  });
}

/** Texts of not-found pages need no row: they have no address. */
function textsWithoutPage(files: readonly PageFile[]): Problem[] {
  const known: string[] = pageRows.map(({ id }) => id);
  return files
    .filter(({ id }) => !id.startsWith('not-found') && !known.includes(id))
    .map(({ id, file }) => {
      const fix = didYouMean(
        id,
        known,
        'remove the file, or add the page to the code ("How to add a page" in docs/architecture.md)',
      );
      return problemAt({ file }, [], `no page has the texts "${id}"`, fix);
    });
}

/** Metrics that the home page quotes and that an industry no longer has. */
const unknownResults = (files: readonly PageFile[]): Problem[] =>
  files.flatMap((file) =>
    ((file.entry as Partial<PageTexts<'home'>> | undefined)?.results ?? []).flatMap(
      ({ industry: name, metric }, index) => {
        const industry = industries.valid().find((each) => each.name === name);
        const ids = industry?.success_metrics.map(({ id }) => id);
        if (!ids || ids.includes(metric)) return [];
        const message = `${industry?.file} has no success metric ${metric}`;
        const fix = `use one of ${ids.join(', ')}`;
        return problemAt(file, ['results', index, 'metric'], message, fix);
      },
    ),
  );
