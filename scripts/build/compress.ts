import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { cached } from '#lib/build-cache';

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
const levels: Readonly<Record<string, number>> = { '.html': 11, '.txt': 5, '.js': 11, '.css': 11 };
/**
 * Writes a .br and a .gz copy next to every text file that becomes smaller and has no copy yet.
 *
 * @param options.leaveOut - files below the folder that will change later
 * @param options.atOnce - concurrent files. The default, two per core of a two-core machine, keeps
 *   the threads of zlib always busy
 */
export async function compressFolder(
  folder: string,
  { leaveOut = new Set<string>(), atOnce = 4 } = {},
): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !leaveOut.has(path.relative(folder, file)));
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
    cached(['br', kind, bytes], () => atLevel(bytes, levels[kind] ?? 10)),
    cached(['gz', bytes], () => deflate(bytes, { level: 9 })),
  ]);
  if (br.length < bytes.length) await writeWhole(`${file}.br`, br);
  if (gz.length < bytes.length) await writeWhole(`${file}.gz`, gz);
}

/** Writes a file by renaming, because a server may read the folder already. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

const atLevel = (bytes: Buffer, level: number) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
