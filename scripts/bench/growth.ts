import { spawn, spawnSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentRoot } from '#lib/content/collection';
import { writePosts } from './posts';

/** Milliseconds, and the most memory of all its processes together in bytes. */
interface Cost {
  time: number;
  memory: number;
}

/**
 * How a build grows with the archive: for each count a whole build with as many posts besides the
 * site's own, then one of a single edited post. out/ is left with the last of them.
 *
 * @returns whether every build went well
 */
export async function benchGrowth(counts: readonly number[]): Promise<boolean> {
  const rows: Record<string, Record<string, string>> = {};
  let base: Cost | undefined;
  for (const count of [0, ...counts]) {
    const folder = await mkdtemp(path.join(tmpdir(), 'growth-'));
    await cp(contentRoot(), folder, { recursive: true });
    const blog = path.join(folder, 'blog');
    writePosts(folder, count);
    const whole = await costOfBuild(folder, ['--fresh']);
    const [post = ''] = (await readdir(blog)).sort();
    await appendFile(path.join(blog, post), '\nOne more sentence.\n');
    const edit = whole && (await costOfBuild(folder, []));
    await rm(folder, { recursive: true });
    if (!whole || !edit) return false;
    base ??= whole;
    rows[`${count} more posts`] = {
      'whole build, of the first row': (whole.time / base.time).toFixed(1),
      'one edit, of its whole build': `${((100 * edit.time) / whole.time).toFixed(0)}%`,
      'most memory, MB': (whole.memory / 1e6).toFixed(0),
      'kB of HTML and payload a post': ((await sizeOf('out/blog')) / 1000).toFixed(1),
      'blog list, kB with brotli': ((await stat('out/blog.html.br')).size / 1000).toFixed(1),
    };
  }
  console.table(rows);
  return true;
}

/** Mean bytes of the pages of a folder, each with its payload, uncompressed. */
async function sizeOf(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((file) => /\.(html|txt)$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, file))).size),
  );
  const pages = files.filter((file) => file.endsWith('.html')).length;
  return sizes.reduce((sum, size) => sum + size, 0) / pages;
}

async function costOfBuild(content: string, args: string[]): Promise<Cost | undefined> {
  const started = performance.now();
  const child = spawn('node_modules/.bin/tsx', ['scripts/build.ts', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CONTENT_DIR: content },
  });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryBelow(child.pid ?? 0));
  }, 500);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  return code === 0 ? { time: performance.now() - started, memory } : undefined;
}

/** Resident bytes of a process and all that it started. */
function memoryBelow(root: number): number {
  const lines = spawnSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout ?? '';
  const family = new Set([root]);
  let kilobytes = 0;
  // A child has a higher number than its parent, but for a wrap that one sample may miss.
  for (const line of lines.trim().split('\n')) {
    const [pid = 0, parent = 0, rss = 0] = line.trim().split(/\s+/).map(Number);
    if (family.has(parent)) family.add(pid);
    if (family.has(pid)) kilobytes += rss;
  }
  return kilobytes * 1024;
}
