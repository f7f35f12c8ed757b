import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contentRoot } from '#lib/content/collection';
import { writePosts } from './posts';

/** Duration in milliseconds, and the peak memory of all processes together in bytes. */
interface Cost {
  time: number;
  memory: number;
}

/** A Next.js site that shows only posts. */
const bare = path.join('scripts', 'bench', 'bare');

/**
 * Measures how a build grows with the number of posts. For each count it runs a bare `next build`
 * of the posts, a whole build of the site with empty caches, and a build after an edit of one post.
 * out/ contains the last of them afterwards.
 *
 * @returns whether every build succeeded
 */
export async function benchGrowth(counts: readonly number[]): Promise<boolean> {
  const rows: Record<string, Record<string, string>> = {};
  for (const count of [0, ...counts]) {
    const folder = await mkdtemp(path.join(tmpdir(), 'growth-'));
    await cp(contentRoot(), folder, { recursive: true });
    const blog = path.join(folder, 'blog');
    writePosts(folder, count);
    const least = await costOfBare(folder);
    await rm('.next', { recursive: true, force: true });
    const whole = least && (await costOfBuild(folder));
    const [post = ''] = (await readdir(blog)).sort();
    await appendFile(path.join(blog, post), '\nOne more sentence.\n');
    const edit = whole && (await costOfBuild(folder));
    await rm(folder, { recursive: true });
    if (!least || !whole || !edit) return false;
    rows[`${count} more posts`] = {
      'bare next build, s': (least.time / 1000).toFixed(1),
      'whole build, s': (whole.time / 1000).toFixed(1),
      'whole, of bare': (whole.time / least.time).toFixed(2),
      'after one edit, s': (edit.time / 1000).toFixed(1),
      'most memory, MB': (whole.memory / 1e6).toFixed(0),
      'kB of HTML and payload a post': ((await sizeOf('out/blog')) / 1000).toFixed(1),
      'blog list, kB with brotli': ((await stat('out/blog.html.br')).size / 1000).toFixed(1),
    };
  }
  console.table(rows);
  return true;
}

const costOfBuild = (content: string) =>
  costOf(['scripts/run.mjs', 'build'], { CONTENT_DIR: content });

async function costOfBare(content: string): Promise<Cost | undefined> {
  const clear = async () => {
    for (const name of ['.next', 'out', 'next-env.d.ts']) {
      await rm(path.join(bare, name), { recursive: true, force: true });
    }
  };
  await clear();
  const cost = await costOf(['node_modules/next/dist/bin/next', 'build', bare], {
    CONTENT_DIR: content,
  });
  await clear();
  return cost;
}

/** Mean uncompressed bytes of the pages of a folder, each with its payload. */
async function sizeOf(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((file) => /\.(html|txt)$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, file))).size),
  );
  const pages = files.filter((file) => file.endsWith('.html')).length;
  return sizes.reduce((sum, size) => sum + size, 0) / pages;
}

/** Duration and memory of a Node process. @returns undefined when it fails */
async function costOf(
  args: readonly string[],
  env: Record<string, string>,
): Promise<Cost | undefined> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryBelow(child.pid ?? 0));
  }, 500);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  return code === 0 ? { time: performance.now() - started, memory } : undefined;
}

/**
 * Memory in bytes of a process and all its descendants. What several of them share, such as the
 * code of Node, counts once (proportional set size, proc_pid_smaps(5)). 0 outside of Linux.
 */
function memoryBelow(root: number): number {
  const lines = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout ?? '';
  const family = new Set([root]);
  // A child has a higher id than its parent, except after a wrap, which one sample may miss.
  for (const line of lines.trim().split('\n')) {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    if (family.has(parent)) family.add(pid);
  }
  return [...family].reduce((sum, pid) => sum + proportionalSize(pid), 0);
}

function proportionalSize(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    // The process has ended.
    return 0;
  }
}
