import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { slug } from 'github-slugger';

import { contentRoot } from '#lib/content/collection';
import { blog } from '#lib/content/collections/blog';
import { jobs } from '#lib/content/collections/jobs';
import { team } from '#lib/content/collections/team';
import { topicsDocument } from '#lib/content/collections/topics';
import { nearest } from '#lib/content/nearest';

/** What the command line gives for fields of the new entry. */
interface Given {
  title: string;
  /** Date of today in UTC, as YYYY-MM-DD. */
  today: string;
  author?: string;
  category?: string;
  series?: { name: string; part: number };
}

interface Template {
  extension: 'md' | 'json';
  /** Options that the collection has fields for. */
  options: readonly Option[];
  text(given: Given): string;
}

const optionNames = ['author', 'category', 'series'] as const;
type Option = (typeof optionNames)[number];

const author = '<A file name of content/team/ without .json>';
const excerpt = '<50 to 180 characters: what search results and cards show>';
const quoted = (value: string) => JSON.stringify(value);

/**
 * Initial texts of new entries: drafts in which a text in angle brackets says what to write. They
 * match the schemas, so that a draft can be committed (lib/content/placeholders.ts).
 */
const templates: Record<string, Template> = {
  blog: {
    extension: 'md',
    options: optionNames,
    text: (given) => `---
title: ${quoted(given.title)}
date: ${given.today}
author: ${quoted(given.author ?? author)}
category: ${quoted(given.category ?? '<A topic of content/topics.json>')}
tags: ["<A topic in lower case>", "<Another one>"]
excerpt: ${quoted(excerpt)}
${given.series ? `series:\n  name: ${quoted(given.series.name)}\n  part: ${given.series.part}\n` : ''}draft: true
---
<The answer in one paragraph. It is set larger.>

## <First heading>
`,
  },
  whitepapers: {
    extension: 'md',
    options: ['author', 'category'],
    text: (given) => `---
title: ${quoted(given.title)}
date: ${given.today}
authors: [${quoted(given.author ?? author)}]
category: ${quoted(given.category ?? '<A topic of content/topics.json>')}
tags: ["<A topic in lower case>", "<Another one>"]
excerpt: ${quoted(excerpt)}
abstract: "<At least 200 characters that can be read without the paper: which question it answers, how the answer was found, what the answer is, and what a reader can do with it. Numbers of the abstract are also in the paper, with their source.>"
downloadable: true
featured: true
draft: true
---
## <First heading>
`,
  },
  jobs: {
    extension: 'json',
    options: [],
    text({ title, today }) {
      const points = ['<First point>', '<Second point>', '<Third point>'];
      const orders = jobs.inspect().entries.map(({ entry }) => entry.order);
      const job = {
        title,
        draft: true,
        order: Math.max(0, ...orders) + 1,
        location: '<Remote>',
        type: '<Full-Time>',
        department: '<Department>',
        summary: excerpt,
        description: '<Three sentences>',
        datePosted: today,
        responsibilities: points,
        requirements: points,
        benefits: points,
      };
      return `${JSON.stringify(job, undefined, 2)}\n`;
    },
  },
};

const usage = `Use: npm run new -- <${Object.keys(templates).join('|')}> "Title" [--author "..."] [--category "..."] [--series "..."]`;

/** Values of an option by the words that select them, e.g. ids of authors by id and by name. */
function choices(option: Option): Map<string, string> {
  if (option === 'author') {
    const authors = team.inspect().entries.flatMap(({ entry }) => (entry.author ? [entry] : []));
    return new Map(authors.flatMap(({ id, name }) => [[id, id] as const, [name, id] as const]));
  }
  const { topics, series } = topicsDocument.get();
  const names = Object.keys(option === 'series' ? series : topics);
  return new Map(names.map((name) => [name, name]));
}

/**
 * Completes what was typed: a whole value, the only one that contains it, or the nearest one.
 *
 * @returns undefined if there is none
 */
function complete(typed: string, values: ReadonlyMap<string, string>): string | undefined {
  const word = typed.trim().toLowerCase();
  const keys = [...values.keys()];
  const containing = new Set(
    keys.filter((key) => key.toLowerCase().includes(word)).map((key) => values.get(key)),
  );
  const key =
    keys.find((each) => each.toLowerCase() === word) ??
    (containing.size === 1 ? keys.find((each) => each.toLowerCase().includes(word)) : undefined) ??
    nearest(word, keys);
  return key === undefined ? undefined : values.get(key);
}

/** Writes the new entry. @returns the message for the author, or a reason for failing */
function create(args: readonly string[]): { good: boolean; message: string } {
  const bad = (message: string) => ({ good: false, message });
  const options = Object.fromEntries(
    optionNames.map((name) => [name, { type: 'string' as const }]),
  ) as Record<Option, { type: 'string' }>;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [collection = '', written = ''] = positionals;
  const title = written.trim();
  const template = Object.hasOwn(templates, collection) ? templates[collection] : undefined;
  if (!template || slug(title) === '') return bad(usage);

  const completed: Partial<Record<Option, string>> = {};
  for (const option of optionNames) {
    const typed = values[option];
    if (typed === undefined) continue;
    if (!template.options.includes(option)) return bad(`${collection} have no ${option}. ${usage}`);
    const known = choices(option);
    const value = typed.trim() === '' ? undefined : complete(typed, known);
    if (value === undefined) {
      const list = [...new Set(known.values())].sort().join(', ');
      return bad(
        `Unknown ${option} "${typed}". There are: ${list}. ${option === 'author' ? 'Add a new one in content/team/.' : 'Add a new one in content/topics.json.'}`,
      );
    }
    completed[option] = value;
  }

  const id = slug(title);
  const shown = `content/${collection}/${id}.${template.extension}`;
  const file = path.join(contentRoot(), collection, `${id}.${template.extension}`);
  if (existsSync(file)) {
    return bad(`${shown} exists already. Choose another title or edit that file.`);
  }
  const text = template.text({
    title,
    today: new Date().toISOString().slice(0, 10),
    author: completed.author,
    category: completed.category,
    series: completed.series
      ? { name: completed.series, part: nextPart(completed.series) }
      : undefined,
  });
  writeFileSync(file, text);
  const chosen = Object.entries(completed).map(([option, value]) => `${option}: ${value}\n`);
  return {
    good: true,
    message: `${chosen.join('')}${shown} is ready. It is a draft: replace each text in <angle brackets>, remove draft, then: npm run check:content`,
  };
}

/** Position of a new post in a series. */
function nextPart(name: string): number {
  const parts = blog
    .inspect()
    .entries.flatMap(({ entry }) => (entry.series?.name === name ? [entry.series.part] : []));
  return Math.max(0, ...parts) + 1;
}

/**
 * Writes the entry that the command line describes, and prints its file or what is wrong.
 *
 * @param args - as on the command line
 * @returns whether it was written
 */
export function writeNew(args: readonly string[]): boolean {
  const { good, message } = tryToCreate(args);
  if (good) console.log(message);
  else console.error(message);
  return good;
}

function tryToCreate(args: readonly string[]): ReturnType<typeof create> {
  try {
    return create(args);
  } catch (error) {
    // parseArgs throws for an unknown option.
    if (!(error instanceof TypeError)) throw error;
    return { good: false, message: `${error.message}\n${usage}` };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = writeNew(process.argv.slice(2)) ? 0 : 1;
}
