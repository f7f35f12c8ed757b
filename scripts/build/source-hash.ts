import { createHash, scryptSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Code of the results in the cache (lib/build-cache.ts), with the packages that it uses. */
const cachedSources = [
  'app/fonts',
  'lib',
  'package-lock.json',
  'packages/thread-art/src',
  'scripts/build',
];

/** Sources of all pages, except content. */
const pageSources = [
  ...cachedSources,
  'app',
  'components',
  'next.config.mjs',
  'package.json',
  'postcss.config.mjs',
  'public',
  'tsconfig.json',
];

/** What the steps around the pages read, too. */
const siteSources = [...pageSources, 'next-sitemap.config.mjs', 'packages', 'scripts'];

/** The content, which is hashed itself, decides on app/brand.css (next.config.mjs). */
const isIgnored = (file: string) =>
  /^app\/brand\.css$|^packages\/\w+\/(?:dist|node_modules)\/|\.test\.[jt]sx?$/.test(file);

/**
 * Id of the code and of the content that all pages share: two builds with the same id differ only in
 * their articles, so a tab of one can show pages of the other. Settings are not hashed, because the
 * id is public and some settings are passwords.
 *
 * @param root - folder of the project
 * @param content - folder of all content
 */
export const buildId = (root: string, content: string) =>
  hashFiles([
    [root, pageSources],
    [content, contentNames(content).filter((name) => name !== 'blog')],
  ]);

/**
 * Hash of all that the files of a build depend on, except the browser that prints: sources, content,
 * settings, and the facts (the day, the history) that the content is read with.
 */
export const siteVersion = (root: string, content: string, settings: object, facts: string[]) =>
  [
    hashFiles([
      [root, siteSources],
      [content, contentNames(content)],
    ]),
    settingsHash([settings, facts]),
  ].join('-');

/** Hash of settings, slow, because some are passwords. */
export const settingsHash = (settings: object) =>
  scryptSync(JSON.stringify(settings), 'settings of a build', 20).toString('hex');

/** Hash of all that the folder of the demo host is made of. */
export const demosVersion = (root: string) =>
  hashFiles([[root, ['package-lock.json', 'packages/demos']]]);

/** Content that drawings and share images are made with. */
const cachedContent = ['art.json', 'brand.json', 'logo.svg'];

/** Hash of the code whose results are cached, and of the content that all of them share. */
export const codeVersion = (root: string, content: string) =>
  hashFiles([
    [root, cachedSources],
    [content, cachedContent],
  ]);

const contentNames = (content: string) => readdirSync(content).sort();

/** Hash of the paths and contents of files, and of the Node version. */
function hashFiles(folders: readonly [folder: string, names: readonly string[]][]): string {
  const hash = createHash('sha256').update(process.version);
  for (const [folder, names] of folders) {
    for (const file of names.flatMap((name) => filesAt(folder, name))) {
      hash.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 20);
}

/** Paths of a file, or of all files below a folder, from the root. */
function filesAt(root: string, name: string): string[] {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  const names = statSync(full).isDirectory()
    ? readdirSync(full, { recursive: true, encoding: 'utf8' }).map((each) => path.join(name, each))
    : [name];
  return names
    .filter((file) => !isIgnored(file) && statSync(path.join(root, file)).isFile())
    .sort();
}
