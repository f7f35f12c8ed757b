import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';

import { paletteOf } from '#lib/content/brand/palette';
import { bannedIn, escapeRegExp } from '#lib/content/check/prose';
import type { ProseRules } from '#lib/content/check/prose-rules';
import { type Brand, brandDocument } from '#lib/content/collections/brand';
import { type Site, siteDocument } from '#lib/content/collections/site';
import { contentPath, sampleContent } from '#lib/content/load/content-folder';
import { decodeText } from '#lib/content/load/decode-text';
import { parseSource } from '#lib/content/load/source';
import { slugOf } from '#lib/content/markdown/slug';
import { externalUrl } from '#lib/content/schema/fields';
import { pageRows } from '#lib/site/pages';

// `npm run brand`: puts a company's name, addresses, color and choice of sections into the files, and
// leaves the changes for review. `--blank` also replaces the content by one example of each kind.
// `--into company` does so in a folder of the company's own, which updates never change.

const blankContent = 'scripts/blank';
/** Files of content/ that a blank site keeps. */
const keptContent = ['brand.json', 'dictionary.txt', 'logo.svg'];
/** What belongs to the articles and the film of the sample. */
const sampleFiles = [
  'docs/editorial.md',
  'docs/editorial-pieces.md',
  'docs/voices.md',
  'public/documents',
  'public/media',
];
const readmePicture = 'docs/home.webp';

/** Folder of the content that this command changes. */
let content = sampleContent;

/** Files and folders besides the content that name the company or its addresses. */
const naming = [
  'deploy',
  'LICENSE',
  'README.md',
  'package.json',
  'package-lock.json',
  'packages/thread-art/LICENSE',
  'wrangler.jsonc',
];

/** Pages that a company may do without, by the names of their files in content/pages/. */
const sections: string[] = pageRows
  .filter(({ required, hidden }) => !required && !hidden)
  .map(({ id }) => id);

const questions = {
  name: 'Name of the company',
  url: 'Web address, e.g. https://www.example.com',
  email: 'E-mail for contact',
  phone: 'Telephone number',
  street: 'Street and number',
  postcode: 'Postal code',
  city: 'City',
  state: 'State',
  country: 'Country code, e.g. US',
  repository: 'Address of the source code on GitHub',
  color: 'Main color as #rrggbb',
  sections: `Sections to keep, separated by commas: ${sections.join(', ')}`,
} as const;

const usage = [
  'npm run brand -- [--into company] [--blank] [--plain] [--name "Your Company" ...]',
  '  without a flag of those below it asks for each',
  '  --into: a new folder for the content, which updates of this project never change',
  '  --blank: one example of each kind in place of the content',
  '  --plain: no rules for the words of texts',
  ...Object.entries(questions).map(([name, question]) => `  --${name}: ${question}`),
].join('\n');

type Answers = Partial<Record<keyof typeof questions, string>>;

/** @throws ContentError with file and line if the file can't be parsed */
const readJson = (file: string) =>
  Object(parseSource(file, decodeText(file, readFileSync(file))).data);
/** Short groups without groups in them are on one line, as editors write them. */
const writeJson = (file: string, value: object) =>
  writeFileSync(
    file,
    `${JSON.stringify(value, undefined, 2).replace(/\{[^{}[\]]{1,90}\}/g, (group) =>
      group.replace(/\s*\n\s*/g, ' '),
    )}\n`,
  );

/** Asks for what no flag gives. An empty answer leaves a value as it is. */
async function ask(input: NodeJS.ReadableStream): Promise<Answers> {
  const terminal = createInterface({ input });
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Answers = {};
  for (const [flag, question] of Object.entries(questions)) {
    stdout.write(`${question} (Enter: no change)\n> `);
    const { value = '' } = await lines.next();
    if (value.trim()) answers[flag as keyof Answers] = value.trim();
  }
  terminal.close();
  return answers;
}

/**
 * Refuses answers that no site can have, before a file changes.
 *
 * @param texts - folder with the texts of pages
 */
function check(answers: Answers, texts: string): void {
  const { url, email, phone, color, city, street, postcode, state, country } = answers;
  const { repository, sections: kept } = answers;
  if (url && !(/^https?:\/\/[^?#]+$/i.test(url) && URL.canParse(url)))
    throw new Error(`--url "${url}" is not a web address. Write it as in https://www.example.com`);
  if (email && !z.email().safeParse(email).success)
    throw new Error(`--email "${email}" is not an e-mail address`);
  if (repository && !externalUrl.safeParse(repository).success)
    throw new Error(
      `--repository "${repository}" is no web address. Write it as in https://github.com/acme/site`,
    );
  if (phone && !/^\+\d{8,15}$/.test(numberOf(phone)))
    throw new Error(
      `--phone "${phone}" is no telephone number with + and the code of its country. Write it as in +1 215 555 0100`,
    );
  if (color && !/^#[\da-f]{6}$/i.test(color))
    throw new Error(`--color "${color}" is not a color. Write it as in #0a7d4f`);
  if (!city && (street || postcode || state || country))
    throw new Error('--street, --postcode, --state and --country need --city');
  const known = sections.filter((name) => existsSync(path.join(texts, `${name}.json`)));
  const unknown = listOf(kept).find((name) => !known.includes(name));
  if (unknown)
    throw new Error(
      `${texts} has no texts for a section "${unknown}". Use some of: ${known.join(', ')}`,
    );
  // A page below a path belongs to an account of a host, whose name is in no e-mail address.
  if (url && !email && (new URL(url).pathname !== '/' || !new URL(url).hostname.includes('.')))
    throw new Error(`No e-mail address follows from --url "${url}": give it, with --email`);
}

/** A telephone number for a link, e.g. `+12155550100`. A "(0)" is dialed within its country alone. */
const numberOf = (phone: string) => phone.replace(/\(0\)|[^+\d]/g, '');

/** Refuses a folder that is there, or that is not one of this project. */
function checkFolder(folder: string | undefined): void {
  if (folder === undefined) return;
  if (!/^[a-z][\w-]*$/.test(folder))
    throw new Error(`--into "${folder}" is no name of a new folder. Write it as in company`);
  if (existsSync(folder)) throw new Error(`--into ${folder}: there is a folder of this name`);
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  if (ignored.some((line) => line.replaceAll('/', '') === folder))
    throw new Error(`--into ${folder}: git ignores a folder of this name. Choose another one`);
}

/** Quotes an argument for a shell. */
const shellQuoted = (text: string) => `"${text.replace(/["$`\\]/g, '\\$&')}"`;

const listOf = (text = '') =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Replaces the content by one labeled example of each kind. */
function startBlank(): void {
  const demos = 'content/demos';
  const ids = existsSync(demos) ? readdirSync(demos).map((file) => path.parse(file).name) : [];
  for (const name of readdirSync(content)) {
    if (!keptContent.includes(name)) rmSync(path.join(content, name), { recursive: true });
  }
  cpSync(blankContent, content, { recursive: true });
  // Examples name their own files.
  for (const file of textFiles(content)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(`${sampleContent}/`, `${content}/`));
  }
  // Beside the content of the company, that of the project stays as it is, with its files.
  if (content !== sampleContent) return;
  for (const file of sampleFiles) rmSync(file, { recursive: true, force: true });
  for (const picture of readdirSync('public/images/demos')) {
    const [id = ''] = picture.split(/(?:-dark)?\./);
    const isGone = ids.includes(id) && !existsSync(`content/demos/${id}.json`);
    if (isGone) rmSync(path.join('public/images/demos', picture));
  }
}

/** Copies the content into a folder of the company's own, and names it in package.json. */
function moveInto(folder: string): void {
  cpSync(content, folder, { recursive: true });
  const {
    name,
    version,
    private: isPrivate,
    license,
    description,
    ...rest
  } = readJson('package.json');
  const known = { name, version, private: isPrivate, license, description };
  writePackage({ ...known, config: { ...rest.config, contentDir: folder }, ...rest });
  content = folder;
}

const writePackage = (data: object) =>
  writeFileSync('package.json', `${JSON.stringify(data, undefined, 2)}\n`);

/** Files that a company makes its own: a merge keeps them as they are (docs/updating.md). */
const ownFiles = [
  '/README.md',
  'LICENSE',
  '/docs/home.webp',
  '/app/fonts/**',
  '/lib/art/advances.json',
];

/** Names the company where the project tells what it is: README, its picture, package.json. */
function describeProject(name: string): void {
  const readme = readFileSync('README.md', 'utf8');
  const titled = readme
    .replace(/^# .*$/m, () => `# The website of ${name}`)
    .replace(/^!\[.*\]\(docs\/home\.webp\)$/m, () => `![${name}](docs/home.webp)`);
  writeFileSync('README.md', titled);
  writePackage({ ...readJson('package.json'), description: `Website of ${name}` });
  const attributes = '.gitattributes';
  const lines = ownFiles.map((file) => `${file} merge=ours\n`).join('');
  if (!existsSync(attributes) || !readFileSync(attributes, 'utf8').includes(lines))
    appendFileSync(attributes, lines);
}

const bare = (url: string) => new URL(url).hostname.replace(/^www\./, '');
/** Hosts, packages and Workers have no other letters in their names. */
const plainSlug = (name: string) =>
  slugOf(name.normalize('NFKD').replace(/[^ -~]/g, '')) || 'company';

/**
 * Removes profiles and the calendar of the sample company, which have "sample" or "example" after its name.
 *
 * @returns files that had some
 */
function dropProfiles(from: Site): string[] {
  const sample = new RegExp(`${plainSlug(from.name)}(?:[-_.]sample|\\.example)`);
  const isTheirs = (url: unknown) => sample.test(String(url));
  const files = ['site.json', 'team'].flatMap((name) => textFiles(path.join(content, name)));
  return files.filter((file) => {
    const before = JSON.stringify(readJson(file));
    const after = JSON.parse(before, (key, value) => {
      if (key === 'social')
        return value.filter(({ url }: Site['social'][number]) => !isTheirs(url));
      return /^(?:calendar|linkedin)$/.test(key) && isTheirs(value) ? undefined : value;
    });
    const isChanged = JSON.stringify(after) !== before;
    if (isChanged) writeJson(file, after);
    return isChanged;
  });
}

/** Replaces the name and the addresses of a company in files and folders. */
function rename(places: readonly string[], from: Site, fromUrl: string, to: Answers): void {
  const replacements = [
    [from.email, to.email],
    [from.phone.label, to.phone],
    [from.phone.number, to.phone && numberOf(to.phone)],
    [fromUrl, to.url && new URL(to.url).href.replace(/\/$/, '')],
    [from.repository, to.repository],
    [`www.${bare(fromUrl)}`, to.url && new URL(to.url).hostname],
    [bare(fromUrl), to.url && bare(to.url)],
    [from.legalName, to.name],
    [from.name, to.name],
    ...['site', 'demos', 'sample'].map((part) => [
      `${plainSlug(from.name)}-${part}`,
      to.name && `${plainSlug(to.name)}-${part}`,
    ]),
  ];
  for (const file of places.flatMap(textFiles)) {
    // In JSON a quotation mark has a backslash before it.
    const written = (text: string) =>
      /\.jsonc?$/.test(file) ? JSON.stringify(text).slice(1, -1) : text;
    const before = readFileSync(file, 'utf8');
    // In one pass, because a new name may contain the old one.
    const known = new Map(
      replacements.flatMap(([old, now]) => (old && now ? [[written(old), written(now)]] : [])),
    );
    const after = before.replace(wholeWords([...known.keys()]), (old) => known.get(old) ?? old);
    if (after !== before) writeFileSync(file, after);
  }
}

/** Matches texts as whole words: "Law" does not match in "Lawyers". */
const wholeWords = (texts: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${texts.map(escapeRegExp).join('|') || '(?!)'})(?![\\p{L}\\p{N}])`,
    'gu',
  );

function textFiles(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(conf|json|jsonc|md|service|yaml)$/.test(name))
    .map((name) => path.join(place, name));
}

/** Writes the address of the company; a new city needs its own state and postal code. */
function move({ street, postcode, city, state, country }: Answers): void {
  if (!city) return;
  const site: Site = readJson(path.join(content, 'site.json'));
  const address = { street, postcode, city, state, country: country ?? site.address.country };
  writeJson(path.join(content, 'site.json'), { ...site, address });
}

/** Puts the names of the company into the dictionary of the spelling check, in place of the name before. */
function spell(from: Site, to: Answers): void {
  const { name = '', url = '', email = '', street = '', city = '' } = to;
  const wordsOf = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];
  const words = wordsOf(`${name} ${url} ${email} ${street} ${city}`);
  if (words.length === 0) return;
  const file = path.join(content, 'dictionary.txt');
  const old = name ? wordsOf(from.name) : [];
  const known = readFileSync(file, 'utf8').trim().split('\n');
  const all = new Set([...known.filter((word) => !old.includes(word)), ...words]);
  writeFileSync(file, `${[...all].filter(Boolean).join('\n')}\n`);
}

/** Turns pages on and off. */
function choose(kept: readonly string[]): void {
  for (const name of sections) {
    const file = path.join(content, 'pages', `${name}.json`);
    if (!existsSync(file)) continue;
    const { draft, ...page } = readJson(file);
    const isKept = kept.includes(name);
    if (isKept === Boolean(draft)) writeJson(file, isKept ? page : { ...page, draft: true });
  }
}

/**
 * Removes the list of texts that the company before had fixed to the letter. Those with a banned phrase
 * stay allowed while they are in the content.
 */
function dropFixedTexts(): void {
  const file = path.join(content, 'prose.json');
  if (!existsSync(file)) return;
  const { fixed, ...rules }: ProseRules = readJson(file);
  if (!fixed) return;
  const texts = Object.values(fixed)
    .flatMap((fields) => Object.values(fields).flat())
    .flatMap((text) => text.split('…').map((part) => part.trim()))
    .filter((text) => text && bannedIn(text, rules.banned).length > 0);
  const allowed = [...new Set(texts)].map((text) => ({ text, why: 'The sample has this text.' }));
  writeJson(file, { ...rules, allowed: [...rules.allowed, ...allowed] });
}

function recolor(color: string): void {
  const brand: Brand = readJson(path.join(content, 'brand.json'));
  const colors = paletteOf(color, brand.colors);
  writeJson(path.join(content, 'brand.json'), { ...brand, colors });
  const used = colors.primary.thread;
  if (used !== color)
    console.log(`${color} is too light for white words: the main color is ${used}`);
  console.log('Colors: lines and surfaces · words on light · words on dark');
  for (const [name, tone] of Object.entries(colors)) {
    if (typeof tone === 'string' || !('thread' in tone)) continue;
    const { thread, light, dark } = tone;
    console.log(`  ${name.padEnd(8)} ${[thread, light, dark].map(swatch).join('  ')}`);
  }
}

/** A color with a patch of it, where the terminal shows colors. */
function swatch(color: string): string {
  const rgb = color.match(/[\da-f]{2}/g)?.map((part) => Number.parseInt(part, 16));
  return stdout.isTTY && rgb ? `\x1b[48;2;${rgb.join(';')}m  \x1b[0m ${color}` : color;
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).trim();

/**
 * Puts a company into the project in the working directory.
 *
 * @param args - flags; without one that answers a question it asks for each
 * @param input - the answers, a line each
 * @throws Error, before a file changes, if an answer can't be taken
 */
export async function brand(args: string[], input: NodeJS.ReadableStream = stdin): Promise<void> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      ...(Object.fromEntries(Object.keys(questions).map((name) => [name, text])) as Record<
        keyof typeof questions,
        typeof text
      >),
      into: text,
      blank: flag,
      plain: flag,
      help: flag,
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  if (run('git', 'status', '--porcelain')) {
    throw new Error('There are changes that are not committed. Commit them first.');
  }
  const { blank, plain, into, help: _, ...flags } = values;
  content = contentPath();
  // An empty flag is an empty answer: --state "" for an address without a state.
  const given = Object.fromEntries(
    Object.entries(flags)
      .map(([name, answer]) => [name, answer?.trim()])
      .filter(([, answer]) => answer),
  );
  checkFolder(into);
  const oldUrl = /"SITE_URL": "(.+)"/.exec(readFileSync('wrangler.jsonc', 'utf8'))?.[1];
  if (!oldUrl)
    throw new Error('wrangler.jsonc: add "SITE_URL": "https://www.example.com" to "vars"');
  for (const file of textFiles(content)) if (file.endsWith('.json')) readJson(file);
  siteDocument.get();
  brandDocument.get();
  const answers: Answers = Object.keys(flags).length === 0 ? await ask(input) : given;
  try {
    check(answers, path.join(blank ? blankContent : content, 'pages'));
  } catch (error) {
    if (answers === given || !(error instanceof Error)) throw error;
    // The command repeats all answers, so that only the wrong one has to be changed.
    const typed = Object.entries(answers).map(
      ([name, answer]) => `--${name} ${shellQuoted(answer)}`,
    );
    const command = ['npm run brand --', ...args, ...typed].join(' ');
    throw new Error(`${error.message}\nCorrect that in this command:\n${command}`);
  }

  const oldSite: Site = readJson(path.join(content, 'site.json'));
  const { name, url } = answers;
  // No company can have a domain in .example (RFC 2606), as the sample has.
  const isSample = new URL(oldUrl).hostname.endsWith('.example');
  const known = name && isSample ? { url: `https://www.${plainSlug(name)}.example` } : {};
  const to = { ...known, ...answers };
  if (into) moveInto(into);
  if (blank) startBlank();
  if (plain) cpSync(`${blankContent}/prose.json`, path.join(content, 'prose.json'));
  const dropped = name ? dropProfiles(oldSite) : [];
  rename([content, ...naming.filter((place) => existsSync(place))], oldSite, oldUrl, to);
  if (blank)
    rename(
      [content],
      readJson(path.join(content, 'site.json')),
      'https://sample-company.example',
      to,
    );
  if (name) {
    dropFixedTexts();
    describeProject(name);
  }
  move(answers);
  spell(oldSite, answers);
  if (answers.sections) choose(listOf(answers.sections));
  if (answers.color) {
    recolor(answers.color.toLowerCase());
    run('npx', 'tsx', 'scripts/fonts.ts');
  }
  if (existsSync(readmePicture)) run('npx', 'tsx', 'scripts/readme-picture.ts');
  console.log(run('git', 'status', '--short'));
  if (dropped.length > 0)
    console.log(`Removed the profiles and calendar of ${oldSite.name} from: ${dropped.join(', ')}`);
  const kept = (['url', 'email', 'phone', 'city', 'repository'] as const).filter(
    (flag) => !answers[flag] && !(flag === 'email' && url) && !(flag === 'url' && !isSample),
  );
  if (name && kept.length > 0)
    console.log(`Not yours yet, to give with npm run brand -- --${kept.join(', --')}`);
  if (name && !blank)
    console.log('Of the sample, too, in site.json: tagline, description, trademark');
  const { city } = oldSite.address;
  const left = [
    answers.city && answers.city !== city && city,
    // Names of hosts below that of the site.
    to.url && `.${bare(to.url)}`,
  ];
  for (const words of left.filter(Boolean).map(String)) {
    const files = textFiles(content).filter((file) => readFileSync(file, 'utf8').includes(words));
    if (files.length > 0)
      console.log(`These name ${words}, as the sample does: ${files.join(', ')}`);
  }
  console.log('Next: npm run check:content names texts that link to what is gone.');
  const demos = path.join(content, 'pages', 'demos.json');
  if (answers.color && existsSync(demos) && !readJson(demos).draft)
    console.log('      npm run assets takes the pictures of the demos in the new color.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await brand(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS'))
      console.error(usage);
    process.exitCode = 1;
  }
}
