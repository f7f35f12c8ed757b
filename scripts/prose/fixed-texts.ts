import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { escapeRegExp, plain } from '#lib/content/check/prose';
import type { ProseRules } from '#lib/content/check/prose-rules';
import { textsOf } from '#lib/content/check/texts';
import type { ParsedFile } from '#lib/content/load/content-file';
import { contentPath } from '#lib/content/load/content-folder';
import { type Problem, problemAt } from '#lib/content/load/problem';

type Fixed = Pick<ProseRules, 'fixed'>;

/** Texts of a file by field, the positions in lists left out: "offerings.title". */
type Texts = readonly { field: string; text: string; line: number }[];

/** The module that `fixed` may name beside files of the content. */
const interfaceWords = 'lib/site/messages.ts';

/**
 * Finds fixed texts that a file lacks or has in another order, and files that are missing.
 *
 * @param files - all files of the content
 */
export async function missingTexts(
  files: readonly ParsedFile[],
  { fixed }: Fixed,
): Promise<Problem[]> {
  const missing = Object.entries(fixed).map(async ([name, fields]) => {
    const file = name === interfaceWords ? name : contentPath(name);
    const texts = name === interfaceWords ? await wordsOf(name) : contentTexts(file, files);
    if (!texts) {
      const fix = `restore it, or remove it from "fixed" in ${contentPath('prose.json')}`;
      return [problemAt({ file }, [], 'this file has fixed texts and is missing', fix)];
    }
    return Object.entries(fields).flatMap(([field, wanted]) =>
      missingTextsOf(texts, file, field, [wanted].flat()),
    );
  });
  return (await Promise.all(missing)).flat();
}

/** @param wanted - in the order that the file has to have; other texts may be between them */
function missingTextsOf(
  texts: Texts,
  file: string,
  field: string,
  wanted: readonly string[],
): Problem[] {
  const found = texts.filter((each) => each.field === field);
  let from = 0;
  return wanted.flatMap((text) => {
    const pattern = plain(text).split('…').map(escapeRegExp).join('.*');
    const matches = found.map((each) => new RegExp(`^${pattern}$`, 'su').test(plain(each.text)));
    const at = matches.indexOf(true, from);
    if (at >= 0) {
      from = at;
      return [];
    }
    const fault = matches.includes(true) ? 'out of order' : 'missing';
    return {
      ...{ file, line: found[matches.indexOf(true)]?.line ?? found[0]?.line ?? 1, field },
      message: `the fixed text "${text}" is ${fault}`,
      fix: `restore it to the letter, or change "fixed" in ${contentPath('prose.json')}`,
    };
  });
}

function contentTexts(file: string, files: readonly ParsedFile[]): Texts | undefined {
  const source = files.find((each) => each.file === file)?.source;
  return source && textsOf(source).map((each) => ({ ...each, field: withoutIndexes(each.field) }));
}

const withoutIndexes = (field: string) => field.replace(/\.\d+(?=\.|$)/g, '');

/** Texts of a module by export and key; a function gives its text with "…" for its arguments. */
async function wordsOf(file: string): Promise<Texts | undefined> {
  if (!existsSync(path.resolve(file))) return undefined;
  const lines = readFileSync(path.resolve(file), 'utf8').split('\n');
  const walk = (value: unknown, at: readonly string[]): Texts => {
    if (typeof value === 'object' && value)
      return Object.entries(value).flatMap(([key, child]) => walk(child, [...at, key]));
    const text = typeof value === 'function' ? String(value(...'…'.repeat(4))) : value;
    if (typeof text !== 'string') return [];
    const area = lines.findIndex((line) => line.startsWith(`export const ${at[0]} `));
    const line = lines.findIndex((each, n) => n >= area && each.includes(`${at.at(-1)}:`));
    return [{ field: at.join('.'), text, line: Math.max(line, area, 0) + 1 }];
  };
  return walk({ ...(await import(pathToFileURL(path.resolve(file)).href)) }, []);
}
