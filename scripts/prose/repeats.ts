import type { Problem } from '#lib/content/problem';
import { isReference, type ProseFile } from './prose-file';
import type { ProseRules } from './rules';
import { sentencesIn } from './sentences';
import { lineAt, type TextBlock } from './text-block';

interface Word {
  text: string;
  line: number;
}

/** Finds duplicate sentences and word sequences that two files share. */
export function repeats(
  files: readonly ProseFile[],
  { repeats: { sentenceWords, runWords } }: Pick<ProseRules, 'repeats'>,
): Problem[] {
  const textBlocks = files.flatMap(({ file, textBlocks: all }) =>
    all.filter((textBlock) => !isReference(textBlock)).map((textBlock) => ({ file, textBlock })),
  );
  const sentences = repeatedSentences(textBlocks, sentenceWords);
  const reported = new Set(sentences.map(placeOf));
  return [
    ...sentences,
    ...sharedRuns(textBlocks, runWords).filter((run) => !reported.has(placeOf(run))),
  ];
}

interface Placed {
  file: string;
  textBlock: TextBlock;
}

const placeOf = ({ file, line, field }: Problem) => `${file}:${line}:${field}`;

function repeatedSentences(textBlocks: readonly Placed[], sentenceWords: number): Problem[] {
  const first = new Map<string, { file: string; line: number }>();
  return textBlocks.flatMap(({ file, textBlock }) =>
    sentencesIn(textBlock.text).flatMap(({ text, offset }) => {
      const words = normalWords(text);
      if (words.length < sentenceWords || !isSentence(text, textBlock)) return [];
      const key = words.join(' ');
      const line = lineAt(textBlock, offset);
      const other = first.get(key);
      if (other) return problem({ file, line, field: textBlock.field }, 'sentence', text, other);
      first.set(key, { file, line });
      return [];
    }),
  );
}

/**
 * Whether a text counts as a sentence. Cells and labels of figures without a full stop do not,
 * because a figure may repeat its table or text.
 */
const isSentence = (text: string, { kind, field }: TextBlock): boolean =>
  /[.?!]["”’')\]]*$/.test(text) || (kind === 'field' && !/^(?:chart|diagram)\./.test(field));

function sharedRuns(textBlocks: readonly Placed[], runWords: number): Problem[] {
  const first = new Map<string, { file: string; words: Word[]; index: number }>();
  return textBlocks.flatMap(({ file, textBlock }) => {
    const words = placedWords(textBlock);
    const problems: Problem[] = [];
    for (let index = 0; index + runWords <= words.length; index += 1) {
      const key = textOf(words.slice(index, index + runWords));
      const other = first.get(key);
      const word = words[index];
      if (!other || !word) first.set(key, { file, words, index });
      else if (other.file !== file) {
        const length = sharedLength(words.slice(index), other.words.slice(other.index));
        const at = { file, line: word.line, field: textBlock.field };
        const line = other.words[other.index]?.line ?? 1;
        const text = textOf(words.slice(index, index + length));
        problems.push(problem(at, `run of ${length} words`, text, { file: other.file, line }));
        index += length - 1;
      }
    }
    return problems;
  });
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

function sharedLength(words: readonly Word[], others: readonly Word[]): number {
  const end = words.findIndex(({ text }, index) => others[index]?.text !== text);
  return end === -1 ? words.length : end;
}

function problem(
  at: Pick<Problem, 'file' | 'line' | 'field'>,
  what: string,
  text: string,
  other: { file: string; line: number },
): Problem {
  return {
    ...at,
    message: `this ${what} is also in ${other.file}:${other.line}: "${text}"`,
    fix: 'keep one copy and link to it, or rewrite this one',
  };
}

/** Words in lower case, without punctuation and quotes. */
const normalWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:['.,-][\p{L}\p{N}]+)*/gu) ?? [];

/** The words of a text block, each with its line. */
function placedWords(textBlock: TextBlock): Word[] {
  return textBlock.text
    .split('\n')
    .flatMap((row, index) =>
      normalWords(row).map((text) => ({ text, line: textBlock.line + index })),
    );
}
