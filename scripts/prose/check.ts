import { checkWords } from '#lib/content/check/prose';
import {
  fixedParts,
  linkRecord,
  type ProseRules,
  proseRules,
} from '#lib/content/check/prose-rules';
import { type ContentFile, isParsed } from '#lib/content/load/content-file';
import { contentPath } from '#lib/content/load/content-folder';
import type { Problem } from '#lib/content/load/problem';
import { inspectAll } from '#lib/content/load/registry';
import { missingTexts } from './fixed-texts';

/**
 * Checks the words of all content that matches its schema; the content check reports other files.
 *
 * @returns mistakes, and as warnings what a draft needs before it is published
 */
export async function checkProse(): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  const problems = [...proseRules.inspect().problems, ...linkRecord.inspect().problems];
  const [rules, record] = [proseRules.valid(), linkRecord.valid()];
  if (!rules) return { problems, warnings: [] };
  const recorded = record && new Set(record.links.map(({ url }) => url));
  const warnings: Problem[] = [];
  const files = inspectAll().files.filter(isParsed);
  problems.push(...(await missingTexts(files, rules)));
  for (const contentFile of files) {
    const { file, source, entry } = contentFile;
    // The content check reports the others.
    if (!entry) continue;
    const found = await checkWords(file, source, rules, {
      limits: articleLimits(contentFile, rules),
      recorded: isSample(file) ? undefined : recorded,
      fixed: fixedParts(file, rules),
    });
    const isDraft = 'status' in entry && entry.status === 'draft';
    (isDraft ? warnings : problems).push(...found);
  }
  return { problems, warnings };
}

function articleLimits({ file, entry }: ContentFile, { articles }: ProseRules) {
  if (file.startsWith(contentPath('whitepapers/'))) return articles?.paper;
  if (!file.startsWith(contentPath('blog/'))) return undefined;
  return entry && 'numbered' in entry && entry.numbered ? articles?.numbered : articles?.featured;
}

/**
 * Files with sample accounts, which a firm replaces by its own. The site cites nothing from these
 * pages.
 */
const isSample = (file: string) =>
  file === contentPath('site.json') || file.startsWith(contentPath('team/'));
