import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { cached } from '#lib/build-cache';
import { linkFile } from './link-file';
import { progressOf } from './progress';
import { run } from './run';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(html|css|js|svg|xml|rss|json|txt|md|webmanifest)$/;
/** Minimum size in bytes. Compressing a smaller file does not save a network packet. */
const smallest = 1024;
/** A page directly below /blog, which most often is a post if it is no year, and a drawing of a post. */
const ofPost = /^(?:blogs?\/(?!\d{4}\.)([^/.]+)\.html|art\/blog\.([^.]+)\.\w+\.svg)$/;
/** A month of the blog, or a later page of one of its lists. */
const olderList = /^blogs?\/(?:\d{4}\/\d\d|(?:.+\/)?page\/\d+)\.html$/;

/**
 * `compressFolder` in a process of its own, whose zlib uses all cores: a process has four threads for
 * it unless this variable is set before it starts.
 */
export const compressInAllCores = (folder: string, newest: readonly string[]) =>
  run(['--import', 'tsx', 'scripts/build/compress.ts', folder, ...newest], {
    UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())),
  });

/**
 * Writes a .br and a .gz copy beside every text file that becomes smaller. Files with the same bytes
 * and extension are compressed once.
 *
 * @param newest - ids of the newest posts, which more visitors read than the others
 */
export async function compressFolder(folder: string, newest: readonly string[] = []) {
  const isSeldomRead = (file: string) => {
    const name = path.relative(folder, file);
    const [, page, drawing] = ofPost.exec(name) ?? [];
    const id = page ?? drawing;
    return id ? !newest.includes(id) : olderList.test(name);
  };
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  const files = await equalFiles(names.map((name) => path.join(folder, name)));
  const report = progressOf('Compressed copies', files.size);
  const queue = files.entries();
  let done = 0;
  await Promise.all(
    Array.from({ length: Math.max(4, availableParallelism()) }, async () => {
      for (const [hash, equal] of queue) {
        await compressFiles(hash, equal, equal.every(isSeldomRead));
        done += 1;
        report(done);
      }
    }),
  );
}

/** Files that are large enough, by hash of their extension and bytes. */
async function equalFiles(files: readonly string[]): Promise<Map<string, string[]>> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length < smallest) continue;
    const hash = createHash('sha256').update(path.extname(file)).update(bytes).digest('hex');
    groups.set(hash, [...(groups.get(hash) ?? []), file]);
  }
  return groups;
}

async function compressFiles(hash: string, files: readonly string[], isSeldomRead: boolean) {
  const [file = '', ...others] = files;
  const bytes = await readFile(file);
  const quality = isSeldomRead ? 6 : qualityOf(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const br = await cached(['br', String(quality), hash], () => brotli(bytes, { params }));
  const gz = await cached(['gz', hash], () => deflate(bytes, { level: 9 }));
  const copies = { br, gz };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length >= bytes.length) continue;
    await writeFile(`${file}.${extension}`, copy);
    for (const each of others) await linkFile(`${file}.${extension}`, `${each}.${extension}`);
  }
}

/**
 * Level of brotli. Files for programs, and payloads, of which each is read seldom, are compressed less.
 * Level 11 takes three times as long as level 10 and saves another 2%, which is worth it for scripts:
 * they are few, and on every page. Level 6, for pages that are seldom read, takes half the time of
 * level 7 and makes 1% more bytes.
 */
function qualityOf(file: string): number {
  if (/\.(?:txt|md|json|xml|rss)$/.test(file)) return 5;
  return file.endsWith('.js') ? 11 : 10;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder = 'out', ...newest] = process.argv.slice(2);
  await compressFolder(folder, newest);
}
