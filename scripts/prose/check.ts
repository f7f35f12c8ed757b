import type { Root } from 'mdast';
import { type ContentFile, inspectAll } from '#lib/content/inspect-all';
import { inspectTree, parseMarkdown } from '#lib/content/markdown';
import { rememberInspection } from '#lib/content/markdown-cache';
import { ContentError, type Problem } from '#lib/content/problem';
import { bannedPhrases } from './banned';
import { contactInText } from './contact-in-text';
import { alternativeTexts, tableCaptions } from './figures';
import { lengths } from './lengths';
import { linkRecord, unrecordedLinks } from './link-record';
import { linkTexts } from './link-texts';
import { requiredLinks } from './links-required';
import { headings, wording } from './lint';
import { requiredParts } from './parts-required';
import { type ProseFile, proseFile } from './prose-file';
import { hardToRead } from './reading-ease';
import { repeats } from './repeats';
import { type ProseRules, proseRules } from './rules';
import { styleProblems } from './style';

/**
 * Checks all words of the content.
 *
 * @returns every mistake in the files that match their schema; the content check reports the others
 */
export function checkWords(): Problem[] {
  const { data: rules, problems } = proseRules.inspect();
  const { data: record, source, problems: more } = linkRecord.inspect();
  if (!rules || !record || !source) return [...problems, ...more];
  const { files: contentFiles, invalid } = inspectAll();
  const files = proseFilesOf(contentFiles);
  return [
    ...files.flatMap((prose) => checkFile(prose, files, rules)),
    ...repeats(files, rules),
    ...styleProblems(files, rules),
    ...contactInText(files, rules),
    ...unrecordedLinks(files, record, source.lineOf).filter(
      // A file with mistakes, which is not read here, may have the link.
      ({ file }) => invalid.length === 0 || file !== linkRecord.file,
    ),
  ];
}

/**
 * Every file with words. Drafts are skipped, because they are unfinished, and so are texts that the
 * content check cannot parse or that do not match their schema.
 */
export const proseFiles = (): ProseFile[] => proseFilesOf(inspectAll().files);

function proseFilesOf(files: readonly ContentFile[]): ProseFile[] {
  return files
    .filter(({ entry }) => entry?.status !== 'draft')
    .flatMap((contentFile) => {
      const tree = readableTree(contentFile.source.body);
      return tree ? [proseFile(contentFile, tree)] : [];
    });
}

/** The parsed text, or undefined if it has mistakes, which the content check reports. */
function readableTree(text: string): Root | undefined {
  try {
    const tree = parseMarkdown(text);
    const inspection = inspectTree(tree, text);
    rememberInspection(text, inspection);
    return inspection.problems.length === 0 ? tree : undefined;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

const checkFile = (prose: ProseFile, all: readonly ProseFile[], rules: ProseRules): Problem[] => [
  ...lengths(prose, rules),
  ...requiredLinks(prose, all),
  ...requiredParts(prose),
  ...headings(prose),
  ...wording(prose),
  ...linkTexts(prose, rules),
  ...alternativeTexts(prose),
  ...tableCaptions(prose),
  ...bannedPhrases(prose, rules),
  ...hardToRead(prose, rules),
];
