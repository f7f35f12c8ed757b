import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { takeCopies } from './reuse/earlier-build';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(html|css|js|svg|xml|json|txt|webmanifest)$/;
/** Below this many bytes a compressed copy saves no packet. */
const SMALLEST = 1024;
/**
 * Router payloads come after a page is shown. The last step takes ten times as long for a picture, to
 * save 300 bytes. The rest is what a visitor waits for.
 */
const quality: Readonly<Record<string, number>> = { '.txt': 6, '.svg': 10 };
/** Two files in work for each core of a small machine keep zlib's own threads busy. */
const AT_ONCE = 4;

/**
 * Writes a .br and a .gz copy beside every text file that gains from it and has none.
 *
 * @param earlier - an export whose copies of the same bytes are taken instead
 */
export async function compressFolder(folder: string, earlier?: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => path.relative(folder, file));
  const queue = files.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of queue) await compressFile(folder, file, earlier);
    }),
  );
  console.log(`${files.length} files`);
  return true;
}

async function compressFile(folder: string, name: string, earlier?: string): Promise<void> {
  const file = path.join(folder, name);
  if (existsSync(`${file}.br`) || existsSync(`${file}.gz`)) return;
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  if (earlier && (await takeCopies(folder, name, bytes, earlier))) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality[path.extname(file)] ?? constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
