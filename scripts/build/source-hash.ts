import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Sources of all pages, except content. */
const pageSources = [
  'app',
  'components',
  'lib',
  'packages/thread-art/src',
  'public',
  'scripts',
  'server',
  'next.config.mjs',
  'next-sitemap.config.mjs',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Sources of the cached results, with the packages that they use. */
const cachedSources = [
  'lib',
  'packages/thread-art/src',
  // Share images are drawn from its assignments.
  'content/art.json',
  'app/fonts',
  'package-lock.json',
  'scripts/build/compress.ts',
  'scripts/build/finish',
  'scripts/build/paper-pdf.ts',
  'scripts/build/picture.ts',
  'scripts/build/poster-png.ts',
  'scripts/build/prints.ts',
  'scripts/build/search/records.ts',
];

const ignored = /^blog\/|\.test\.[jt]s$/;

/**
 * Id of the code and the content that all pages share: two builds with the same id differ only in
 * their articles. Environment settings are not hashed, because the id is public and some settings
 * are passwords.
 *
 * @param root - folder of the project
 * @param content - folder of all content
 */
export const buildId = (root: string, content: string) =>
  hashFiles([
    [root, pageSources],
    [content, readdirSync(content).sort()],
  ]);

/** Hash of the code whose results are cached (lib/build-cache.ts). */
export const codeVersion = (root: string) => hashFiles([[root, cachedSources]]);

/**
 * @returns 20 hexadecimal digits, computed from the paths and contents of all files and the Node
 *   version
 */
function hashFiles(folders: readonly [folder: string, names: readonly string[]][]): string {
  const hash = createHash('sha256').update(process.version);
  for (const [folder, names] of folders) {
    for (const file of names.flatMap((name) => filesBelow(folder, name))) {
      if (ignored.test(file)) continue;
      const bytes = readFileSync(path.join(folder, file));
      hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('hex').slice(0, 20);
}

function filesBelow(root: string, name: string): string[] {
  const at = path.join(root, name);
  if (!existsSync(at)) return [];
  if (!statSync(at).isDirectory()) return [name];
  return readdirSync(at)
    .sort()
    .flatMap((child) => filesBelow(root, path.posix.join(name, child)));
}
