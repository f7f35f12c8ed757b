import '#server-only';

import { demos } from '../collections/demos';
import { pages } from '../collections/pages';
import { products } from '../collections/products';
import { services } from '../collections/services';
import { siteDocument } from '../collections/site';
import type { EntryBase } from '../load/collection';
import { type ContentFile, isDraft, isParsed } from '../load/content-file';
import { isPreview } from '../load/content-folder';
import { ContentError, type Problem, problemAt } from '../load/problem';
import { collections, documents, inspectAll } from '../load/registry';
import { problemsInFile } from '../markdown/markdown';
import { inspectOnce } from '../markdown/markdown-cache';
import { referenceTargets } from '../schema/reference-targets';
import { unknownReferences } from '../schema/references';
import { checkAddresses } from './check-addresses';
import { checkBrand } from './check-brand';
import { checkDates } from './check-dates';
import { checkFacts } from './check-facts';
import { checkFolder } from './check-folder';
import { checkLinks } from './check-links';
import { checkPages, isRequired } from './check-pages';
import { checkPictures } from './check-pictures';
import { checkSeries } from './check-series';
import { checkText } from './check-text';

/** What the check of all content finds. */
export interface ContentReport {
  /** All mistakes, by file and line. */
  problems: Problem[];
  /** The same of drafts. */
  warnings: Problem[];
  /** Files that are not published, each with its status, e.g. `content/blog/x.md (draft)`. */
  unpublished: string[];
}

/**
 * Validates all content: each file against its schema, then references, links and pictures across
 * files, also those of files that do not match their schema.
 */
export function checkContent(): ContentReport {
  const { files, problems } = inspectAll();
  const parsed = files.filter(isParsed);
  const targets = referenceTargets();
  const across = [
    ...checkFolder(),
    ...checkFacts(files),
    ...parsed.flatMap(checkText),
    ...parsed.flatMap(({ file, source: { body, bodyLine } }) =>
      problemsInFile(inspectOnce(body).problems, { file, bodyLine }),
    ),
    ...parsed.flatMap(checkPictures),
    ...checkLinks(files),
    ...checkAddresses(),
    ...parsed.flatMap((checked) => unknownReferences(checked, targets)),
    ...checkBrand(),
    ...checkDates(),
    ...checkDemoHost(),
    ...checkDemoAccounts(),
    ...checkPages(),
    ...checkProducts(),
    ...checkSeries(),
  ];
  const placeOf = ({ file, field, line }: Problem) => `${file} ${field} ${line}`;
  const reported = new Set(problems.map(placeOf));
  const all = [...problems, ...across.filter((each) => !reported.has(placeOf(each)))].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
  );
  const drafts = new Set(
    files.filter((file) => isDraft(file) && !isRequired(file)).map(({ file }) => file),
  );
  return {
    problems: all.filter(({ file }) => !drafts.has(file)),
    warnings: all.filter(({ file }) => drafts.has(file)),
    unpublished: collections.flatMap((each) => each.inspect().files.flatMap(unpublishedFile)),
  };
}

/** A file with a status other than published, as it is printed. */
function unpublishedFile(found: ContentFile<EntryBase>): string[] {
  const { file, entry, source } = found;
  const { date, datePosted, validThrough } = Object(source?.data) as Record<string, unknown>;
  if (isDraft(found)) return [`${file} (draft)`];
  if (entry?.status === 'scheduled') return [`${file} (scheduled for ${date ?? datePosted})`];
  return entry?.status === 'expired' ? [`${file} (ended on ${validThrough})`] : [];
}

/**
 * Shows in `npm run dev` what only the content check finds in a file, such as dead links.
 *
 * @throws ContentError with the mistakes of the file
 */
export function checkPreview(file: string): void {
  if (!isPreview()) return;
  const { problems, warnings } = checkContent();
  const found = [...problems, ...warnings].filter((problem) => problem.file === file);
  if (found.length > 0) throw new ContentError(found);
}

/**
 * Shows in `npm run dev` mistakes in what every page needs: site.json and the like, and the texts of
 * pages, without which a page is off.
 *
 * @throws ContentError with the mistakes
 */
export function checkShared(): void {
  if (!isPreview()) return;
  const found = [...documents, pages].flatMap((each) => each.inspect().problems);
  if (found.length > 0) throw new ContentError(found);
}

/** Checks that demos have a host. */
function checkDemoHost(): Problem[] {
  const site = siteDocument.valid();
  if (demos.valid().length === 0 || !site || site.demoHost) return [];
  const fix = 'write the host name of the demos, or remove the demos';
  return [problemAt({ file: siteDocument.file() }, ['demoHost'], 'the demos have no host', fix)];
}

/** Checks that visitors can sign in where a demo asks for it. */
function checkDemoAccounts(): Problem[] {
  if (siteDocument.valid()?.accounts !== false) return [];
  const message = `"accounts" is false in ${siteDocument.file()}: no visitor can sign in`;
  const fix = 'write false, or let visitors sign in';
  return demos
    .inspect()
    .files.filter(({ entry }) => entry?.requiresAuth)
    .flatMap((file) => problemAt(file, ['requiresAuth'], message, fix));
}

/** Checks that the page of a service shows each product, which has no page of its own. */
function checkProducts(): Problem[] {
  // Without services no product is shown.
  if (services.valid().length === 0) return [];
  const published = services.inspect().files.filter((file) => !isDraft(file));
  const named = new Set(published.flatMap(({ source }) => Object(source?.data).products ?? []));
  const fix = 'write its file name into "products" of a service';
  return products
    .inspect()
    .files.filter(({ id }) => !named.has(id))
    .flatMap((file) => problemAt(file, ['title'], 'no service shows this product', fix));
}
