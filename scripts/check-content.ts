import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { checkContent } from '#lib/content/check/check';
import { contentPath, sampleContent } from '#lib/content/load/content-folder';
import { formatProblem } from '#lib/content/load/problem';
import { inspectAll } from '#lib/content/load/registry';
import { language } from '#lib/site/language';
import { checkProse } from './prose/check';
import { printReadingEase } from './prose/reading-ease';

const usage = `npm run check:content               finds mistakes in content/: fields, links, words, spelling
npm run check:content -- --reading  prints how easy each file is to read instead`;

/**
 * Settings of the spelling check for content in a folder of its own, which has a dictionary beside
 * that of the project.
 */
function spellingSettings(): string[] {
  const folder = contentPath();
  if (folder === sampleContent) return [];
  const root = process.cwd();
  const dictionary = path.join(root, folder, 'dictionary.txt');
  const names = '/"(firstName|lastName|email|linkedin|demoHost)":.*/';
  const settings = {
    import: [path.join(root, 'cspell.json')],
    globRoot: root,
    files: [`${folder}/**/*.{md,json}`],
    ignorePaths: [`${sampleContent}/**`],
    ...(existsSync(dictionary) && {
      dictionaryDefinitions: [{ name: 'company', path: dictionary }],
      dictionaries: ['company'],
    }),
    overrides: [
      {
        filename: [`${folder}/team/*.json`, `${folder}/site.json`],
        ignoreRegExpList: [names],
      },
    ],
  };
  const file = path.join(root, 'node_modules/.cache/cspell.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
  return ['--config', file];
}

/** Files in another language or spelling than the site ('en-GB'), whose words its dictionaries lack. */
const inOtherLanguages = () =>
  inspectAll().files.flatMap(({ file, source }) => {
    const { lang = language } = Object(source?.data);
    return lang === language || lang === language.split('-')[0] ? [] : file;
  });

/** Starts the spelling check, which runs beside the others. @returns its output and exit code */
async function checkSpelling(): Promise<{ output: string; code: number | null }> {
  const flags = ['--no-progress', '--no-summary', '--show-suggestions', '--cache'];
  flags.push(...spellingSettings(), ...inOtherLanguages().flatMap((file) => ['--exclude', file]));
  const spelling = spawn(process.execPath, [
    fileURLToPath(import.meta.resolve('cspell/bin')),
    ...flags,
  ]);
  const exit = new Promise<number | null>((resolve, reject) => {
    spelling.on('error', reject);
    spelling.on('close', resolve);
  });
  const [output, errors, code] = await Promise.all([
    text(spelling.stdout),
    text(spelling.stderr),
    exit,
  ]);
  return { output: output + errors, code };
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

async function check(): Promise<void> {
  const spelled = checkSpelling();
  const content = checkContent();
  const prose = await checkProse();
  const spelling = await spelled;
  const problems = [...content.problems, ...prose.problems];
  const warnings = [...content.warnings, ...prose.warnings];
  for (const warning of warnings) console.warn(`${formatProblem(warning)} (before publishing)\n`);
  for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
  if (spelling.output) console.error(spelling.output);
  for (const file of content.unpublished) console.log(`Not published: ${file}`);
  const mistakes = counted(problems.length, 'mistake');
  console.log(`Content: ${mistakes}, ${counted(warnings.length, 'warning')} for drafts`);
  console.log(spelling.code === 0 ? 'Spelling: no mistakes' : 'Spelling: see the words above');
  process.exitCode = problems.length > 0 || spelling.code !== 0 ? 1 : 0;
}

const [flag, ...rest] = process.argv.slice(2);
if (flag === '--help' || flag === '-h') console.log(usage);
else if (flag === '--reading' && rest.length === 0) printReadingEase();
else if (flag !== undefined) {
  console.error(usage);
  process.exitCode = 1;
} else await check();
