import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentRoot } from '#lib/content/collection';
import { blog } from '#lib/content/collections/blog';
import { differences, readTree } from './build/trees';
import { runPackage } from './steps';

/**
 * Proves that the cache does not change the export. Starting from an export that was built with an
 * empty cache, an article is edited and the edit is undone, each followed by a build with the
 * cache. The edit must change the export, and in the end every file must be byte-identical to the
 * first export.
 *
 * @returns whether both hold
 */
export async function checkEdit(): Promise<boolean> {
  const clean = await readTree('out');
  const folder = await mkdtemp(path.join(tmpdir(), 'edited-content-'));
  try {
    await cp(contentRoot(), folder, { recursive: true });
    await edit(path.join(folder, 'blog', `${blog.all()[1]?.id}.md`));
    if (!(await buildFrom(folder))) return false;
    const edited = differences(clean, await readTree('out'));
    if (!(await buildFrom(contentRoot()))) return false;
    const left = differences(clean, await readTree('out'));
    console.log(`${edited.length} files changed with the edit, ${left.length} did not come back`);
    if (left.length > 0)
      console.error(`Not as in the clean build: ${left.slice(0, 12).join(', ')}`);
    return edited.length > 0 && left.length === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Changes the title, which neighbors and lists show, and adds markup that few articles have. */
async function edit(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const titled = text.replace(/^title: "?([^"\n]+)"?$/m, 'title: "$1, edited"');
  if (titled === text) throw new Error(`${file} has no title to edit`);
  await writeFile(file, `${titled}\n~~struck~~ \`code\`\n\n> quoted\n\n---\n`);
}

/** Builds in a child process, because this one has already read the content. */
const buildFrom = (content: string) =>
  runPackage('tsx', ['scripts/build.ts'], { CONTENT_DIR: content });
