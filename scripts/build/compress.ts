import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { cached } from '#lib/build-cache';
import { documentLimit } from '../first-window';
import { replaceFile } from '../replace-file.mjs';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** File name extensions of compressed copies. */
export const copies = ['.br', '.gz'];

const compressible = /\.(html|css|js|svg|xml|rss|json|txt|md|webmanifest)$/;
/** Minimum size in bytes. Compressing a smaller file does not save a network packet. */
const smallest = 1024;
/**
 * Brotli level by file extension, chosen by measured bytes and seconds (docs/decisions/0011). Other
 * files use level 10.
 */
const levels: Readonly<Record<string, number>> = {
  '.js': 11,
  '.css': 11,
  '.txt': 5,
  '.md': 5,
};

/**
 * Writes a .br and a .gz copy next to every text file that becomes smaller and has no copy yet.
 *
 * @param options.isFinal - whether a file below the folder is as it will be served. Others are left
 *   out
 * @param options.atOnce - concurrent files. The default, two per core of a two-core machine, keeps
 *   the threads of zlib always busy
 */
export async function compressFolder(
  folder: string,
  { isFinal = (_file: string): boolean => true, atOnce = 4 } = {},
): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => isFinal(path.relative(folder, file)));
  const queue = files.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of queue) await compressFile(file);
    }),
  );
  return true;
}

async function compressFile(file: string): Promise<void> {
  if (copies.some((end) => existsSync(file + end))) return;
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const kind = path.extname(file);
  const [br, gz] = await Promise.all([
    cached(['br', kind, bytes], () => brotliCopy(kind, bytes)),
    cached(['gz', bytes], () => deflate(bytes, { level: 9 })),
  ]);
  // A server may read the folder already.
  if (br.length < bytes.length) replaceFile(`${file}.br`, br);
  if (gz.length < bytes.length) replaceFile(`${file}.gz`, gz);
}

/**
 * Level 11 is for documents that may be larger than the first window. Level 5 says so in a
 * fiftieth of the time.
 */
async function brotliCopy(kind: string, bytes: Buffer): Promise<Buffer> {
  const isLarge = kind === '.html' && (await atLevel(bytes, 5)).length > documentLimit;
  return atLevel(bytes, isLarge ? 11 : (levels[kind] ?? 10));
}

const atLevel = (bytes: Buffer, level: number) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
