import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { cached } from '#lib/build-cache';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(html|css|js|svg|xml|rss|json|txt|md|webmanifest)$/;
/** Minimum size in bytes. Compressing a smaller file does not save a network packet. */
const smallest = 1024;
/** Files compressed at the same time: two per core of a two-core machine keep zlib busy. */
const atOnce = 4;

/** Writes a .br and a .gz copy beside every text file that becomes smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const queue = names.filter((name) => compressible.test(name)).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const name of queue) await compressFile(path.join(folder, name));
    }),
  );
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  // Files for programs, and payloads, of which each is read seldom, are compressed less. Level 11
  // takes three times as long as level 10 and saves another 2%, which is worth it for scripts: they
  // are few, and on every page.
  const quality = /\.(?:txt|md)$/.test(file) ? 5 : file.endsWith('.js') ? 11 : 10;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const br = await cached(['br', String(quality), bytes], () => brotli(bytes, { params }));
  const gz = await cached(['gz', bytes], () => deflate(bytes, { level: 9 }));
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
