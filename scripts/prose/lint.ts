import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { ParseEnglish } from 'parse-english';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoMultipleToplevelHeadings from 'remark-lint-no-multiple-toplevel-headings';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';

import type { Problem } from '#lib/content/problem';
import { isRunningText, type ProseFile } from './prose-file';
import { sentencesIn } from './sentences';
import { lineAt } from './text-block';

const remarkPreset = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoDuplicateHeadings)
  .use(remarkLintNoMultipleToplevelHeadings)
  .use(emptyHeadings)
  .freeze();

const retextPreset = unified().use(retextIndefiniteArticle).use(retextRepeatedWords).freeze();

/** Corrections by rule of the preset for headings. */
const fixes: Readonly<Record<string, string>> = {
  'heading-increment': 'use the rank below that of the heading above: "##", then "###"',
  'no-duplicate-headings': 'say what is different here',
  'no-multiple-toplevel-headings': 'start the heading with "##": "#" is the title of the page',
  'empty-headings': 'write it or remove it',
};

const start = { line: 1, column: 1 };

/** Stands for the title, which the page shows above the text as its only h1. */
const title: Heading = {
  type: 'heading',
  depth: 1,
  children: [{ type: 'text', value: 'Title of the page' }],
  position: { start, end: start },
};

/** Finds headings that break the outline of a page (WCAG 2.2, 1.3.1 and 2.4.6). */
export function headings({ file, tree, bodyLine }: ProseFile): Problem[] {
  const page = { ...tree, children: [title, ...tree.children] };
  return run((report) => remarkPreset.runSync(page, report), {
    file,
    line: bodyLine,
    field: 'body',
  });
}

const english = new ParseEnglish();

/** An article, or a word twice in a row. Sentences without either are not parsed, to save time. */
const suspicious = /\ban?\b|([\p{L}\p{N}]+)[^\p{L}\p{N}]+\1(?![\p{L}\p{N}])/iu;

/** Finds repeated words ("the the") and wrong articles ("a hour") in running text. */
export const wording = ({ file, textBlocks }: ProseFile): Problem[] =>
  textBlocks.filter(isRunningText).flatMap((textBlock) =>
    sentencesIn(textBlock.text)
      .filter(({ text }) => suspicious.test(text))
      .flatMap(({ text, offset }) => {
        const at = { file, line: lineAt(textBlock, offset), field: textBlock.field };
        return run((report) => retextPreset.runSync(english.parse(text), report), at);
      }),
  );

/** Runs a preset. `at.line` is the line of the file on which the tree starts. */
function run(
  preset: (report: VFile) => unknown,
  at: Pick<Problem, 'file' | 'line' | 'field'>,
): Problem[] {
  const report = new VFile();
  preset(report);
  return report.messages.map(({ reason: message, line = 1, ruleId = '' }) => {
    const fix = fixes[ruleId] ?? 'correct it, or write the sentence in another way';
    return { ...at, line: at.line + line - 1, message, fix };
  });
}

function emptyHeadings() {
  return (tree: Root, file: VFile) =>
    visit(tree, 'heading', (node) => {
      if (textOf(node).trim() !== '') return;
      file.message('Unexpected empty heading', { place: node.position, ruleId: 'empty-headings' });
    });
}
