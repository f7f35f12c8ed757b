import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { seededRandom } from 'thread-art/random';

import { blog } from '#lib/content/collections/blog';
import { team } from '#lib/content/collections/team';
import { describedTopics, tagOf } from '#lib/content/collections/topics';
import { contentRoot } from '#lib/content/load/content-folder';
import { dayMs } from '#lib/site/dates';

// `npm run bench:blog -- 0 300 1000`: builds the site with so many more posts, each time without a
// cache and then again after one post is edited, and prints what a post costs beyond the first row.
// Processor time is comparable on a busy machine. out/ and .next are replaced.

/** Years over which the posts are spread, before today. */
const years = 10;
const sections = 5;
/** Words of a post. */
const words = 600;

const random = seededRandom('bench-blog');
const anyOf = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('The content has no posts, authors or topics to copy');
  return item;
};

const posts = blog.all();
/** Sentences of plain paragraphs, so that the text is as easy to compress as that of a post. */
const sentences = posts
  .flatMap(({ body }) => body.split('\n'))
  .filter((line) => /^[A-Z][^|`[\]<>*_#]{80,}\.$/.test(line))
  .flatMap((line) => line.split(/(?<=[.?]) (?=[A-Z])/));
const authors = team.all().flatMap(({ id, author }) => (author ? [id] : []));
const topics = Object.keys(describedTopics().topics);
const series = Object.keys(describedTopics().series);

/** The first words of a text. @param most - characters */
const startOf = (text: string, most: number) => text.slice(0, most).replace(/\s+\S*$/, '');

/** Sentences with about so many words. */
function textOf(count: number): string {
  const chosen: string[] = [];
  for (let left = count; left > 0; left -= chosen.at(-1)?.split(' ').length ?? 1) {
    chosen.push(anyOf(sentences));
  }
  return chosen.join(' ');
}

/** Number of the next part of a series after so many new ones. */
const nextPart = (name: string, added: number) =>
  posts.filter((post) => post.series?.name === name).length + 1 + added;

/** One post; every twentieth is a part of a series, and the first author has three in ten. */
function postText(index: number, count: number): string {
  const age = Math.floor(((count - index) * years * 365) / count);
  const date = new Date(Date.now() - age * dayMs).toISOString().slice(0, 10);
  const [first] = authors;
  const name = index % 20 === 0 ? series[(index / 20 - 1) % series.length] : undefined;
  const part = name && nextPart(name, Math.floor((index / 20 - 1) / series.length));
  const tags = new Set([anyOf(topics), anyOf(topics)].map(tagOf));
  const text = Array.from({ length: sections }, (_, at) => {
    const half = words / sections / 2;
    return `## ${at + 1}. ${startOf(textOf(8), 60)}\n\n${textOf(half)}\n\n${textOf(half)}`;
  });
  return `---
title: ${JSON.stringify(`No. ${index}: ${startOf(textOf(8), 60)}`)}
date: ${date}
author: ${index % 10 < 3 ? first : anyOf(authors)}
category: ${JSON.stringify(anyOf(topics))}
tags: ${JSON.stringify([...tags])}
excerpt: ${JSON.stringify(startOf(`${index}. ${textOf(30)}`, 170))}
callToAction: "Tell us about your case no. ${index} [in a message](/contact)."${name ? `\nseries: ${JSON.stringify({ name, part })}` : ''}
---
${textOf(40)}

${text.join('\n\n')}
`;
}

/** Copies the content, and adds posts. Returns the new folder. */
function contentWith(count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-blog-'));
  cpSync(contentRoot(), folder, { recursive: true });
  for (let index = 1; index <= count; index += 1) {
    writeFileSync(path.join(folder, 'blog', `bench-post-${index}.md`), postText(index, count));
  }
  return folder;
}

/** Memory of a process and of all that it has started, in MB. */
function memoryOf(root: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  for (const [pid = 0, parent = 0] of rows) if (tree.has(parent)) tree.add(pid);
  const used = rows.filter(([pid = 0]) => tree.has(pid));
  return used.reduce((sum, [, , rss = 0]) => sum + rss / 1024, 0);
}

/** Seconds in a line of the shell command `times`, e.g. `1m2.50s 0m3.20s`. */
const secondsIn = (line: string) =>
  [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  );

/** Runs the build in a shell, which knows the processor time. @throws Error if it fails */
async function build(content: string) {
  const started = performance.now();
  const command = '"$0" --import tsx scripts/build.ts; code=$?; times; exit $code';
  const child = spawn('sh', ['-c', command, process.execPath], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CONTENT_DIR: content },
  });
  let last = '';
  createInterface(child.stdout).on('line', (line) => {
    console.log(line);
    last = line;
  });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, 1000);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error('The build has failed');
  return { seconds: (performance.now() - started) / 1000, processor: secondsIn(last), memory };
}

/** Number and bytes of the files of out/ without compressed copies; a hard link has no bytes. */
function exported() {
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)));
  const sizes = new Map(files.map(({ ino, size }) => [ino, size]));
  return { files: files.length, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

/** Figures of a blog with so many more posts. */
async function measure(count: number) {
  rmSync('.next', { recursive: true, force: true });
  const content = contentWith(count);
  const first = await build(content);
  const { files, bytes } = exported();
  appendFileSync(path.join(content, 'blog', `${posts[0]?.id}.md`), `\n${textOf(20)}\n`);
  const second = await build(content);
  rmSync(content, { recursive: true });
  return {
    posts: posts.length + count,
    added: count,
    list: statSync('out/blog.html').size,
    files,
    bytes,
    first,
    second,
    memory: Math.max(first.memory, second.memory),
  };
}

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || !counts.every(Number.isInteger)) {
  console.error(
    'npm run bench:blog -- 0 300 1000   builds with so many more posts; replaces out/ and .next',
  );
  process.exit(1);
}
const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const count of counts) rows.push(await measure(count));
const [base] = rows;
console.table(
  rows.map((row) => {
    const more = row.added - (base?.added ?? 0);
    const each = (value: number, of = 0) => (more > 0 ? (value - of) / more : undefined);
    return {
      posts: row.posts,
      'list, kB': Math.round(row.list / 1000),
      'first build, s': Math.round(row.first.seconds),
      'processor, s': Math.round(row.first.processor),
      'second build, of the first': (row.second.processor / row.first.processor).toFixed(2),
      // Of two cores that work all the time.
      's a post': each(row.first.processor / 2, (base?.first.processor ?? 0) / 2)?.toFixed(3),
      'kB a post': each(row.bytes / 1000, (base?.bytes ?? 0) / 1000)?.toFixed(0),
      files: row.files,
      'memory, MB': Math.round(row.memory),
    };
  }),
);
