import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that pages are made from, but for the articles, which are looked at one by one. */
const sources = [
  'app',
  'components',
  'lib',
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
const leftOut = /^blog\/|\.test\.[jt]s$/;

/**
 * Names the code, the settings and the content that every page depends on. Two builds with one key
 * differ in nothing but their articles.
 *
 * @param root - folder of the project
 * @param content - folder of all content
 * @param settings - what else the pages depend on, as JSON can say it
 * @returns 20 hexadecimal digits
 */
export function buildKey(root: string, content: string, settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]));
  const add = (folder: string, names: readonly string[]) => {
    for (const file of names.flatMap((name) => filesBelow(folder, name))) {
      if (leftOut.test(file)) continue;
      const bytes = readFileSync(path.join(folder, file));
      hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
    }
  };
  add(root, sources);
  add(content, readdirSync(content).sort());
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
