import '#server-only';

import { demos } from '../collections/demos';
import { siteDocument } from '../collections/site';
import { team } from '../collections/team';
import { findRepeats } from '../load/collection';
import { isParsed } from '../load/content-file';
import { isPreview } from '../load/content-folder';
import { ContentError, type Problem, problemAt } from '../load/problem';
import { inspectAll } from '../load/registry';
import { problemsInFile } from '../markdown/markdown';
import { inspectOnce } from '../markdown/markdown-cache';
import { referenceTargets } from '../schema/reference-targets';
import { unknownReferences } from '../schema/references';
import { checkBrand } from './check-brand';
import { checkLinks } from './check-links';
import { checkPages } from './check-pages';
import { checkPictures } from './check-pictures';
import { checkSeries } from './check-series';

/**
 * Validates all content: each file against its schema, then references, links and pictures across
 * files, also those of files that do not match their schema.
 *
 * @returns all mistakes, by file and line
 */
export function checkContent(): Problem[] {
  const { files, problems } = inspectAll();
  const parsed = files.filter(isParsed);
  const targets = referenceTargets();
  const across = [
    ...parsed.flatMap(({ file, source: { body, bodyLine } }) =>
      problemsInFile(inspectOnce(body).problems, { file, bodyLine }),
    ),
    ...parsed.flatMap(checkPictures),
    ...checkLinks(files),
    ...parsed.flatMap((checked) => unknownReferences(checked, targets)),
    ...checkBrand(),
    ...checkDemoHost(),
    ...checkPages(),
    ...checkSeries(),
    // The address of the page of an author is made from the name.
    ...findRepeats(team.inspect().files, 'name'),
  ];
  const reported = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  return [
    ...problems,
    ...across.filter(({ file, field }) => !reported.has(`${file} ${field}`)),
  ].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

/**
 * Shows in `npm run dev` what only the content check finds in a file, such as dead links.
 *
 * @throws ContentError with the mistakes of the file
 */
export function checkPreview(file: string): void {
  if (!isPreview()) return;
  const problems = checkContent().filter((problem) => problem.file === file);
  if (problems.length > 0) throw new ContentError(problems);
}

/** Checks that demos have a host. */
function checkDemoHost(): Problem[] {
  const site = siteDocument.valid();
  if (demos.valid().length === 0 || !site || site.demoHost) return [];
  const fix = 'write the host name of the demos, or remove the demos';
  return [problemAt({ file: siteDocument.file() }, ['demoHost'], 'the demos have no host', fix)];
}
