import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { jobs } from '#lib/content/collections/jobs';
import type { Collection, EntryBase } from '#lib/content/load/collection';
import { contentPath, contentRoot } from '#lib/content/load/content-folder';
import { collections } from '#lib/content/load/registry';
import { idOf } from '#lib/content/markdown/slug';
import { entryId } from '#lib/content/schema/fields';
import { postId } from '#lib/content/schema/post-schema';
import { localDay } from '#lib/site/dates';
import { writeCollection } from './new-collection';

interface Template {
  extension: 'md' | 'json';
  /** @param today - day of the editor, as YYYY-MM-DD */
  text(title: string, today: string): string;
}

const author = '<Name of a person of content/team/>';
const excerpt = '<50 to 180 characters: what search results and cards show>';

/**
 * Initial texts of new entries: drafts in which a text in angle brackets says what to write. They
 * match the schemas, so that a draft can be committed (lib/content/markdown/placeholders.ts).
 */
const templates: Record<string, Template> = {
  blog: {
    extension: 'md',
    text: (title, today) => `---
title: ${JSON.stringify(title)}
date: ${today}
author: "${author}"
category: "<A topic of content/topics.json>"
tags: ["<A topic in lower case>", "<Another one>"]
excerpt: "${excerpt}"
draft: true
---
<The answer in one paragraph. It is set larger.>

## <First heading>
`,
  },
  whitepapers: {
    extension: 'md',
    text: (title, today) => `---
title: ${JSON.stringify(title)}
date: ${today}
authors: ["${author}"]
category: "<A topic of content/topics.json>"
tags: ["<A topic in lower case>", "<Another one>"]
excerpt: "${excerpt}"
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
    text(title, today) {
      const points = ['<First point>', '<Second point>', '<Third point>'];
      const orders = jobs.inspect().files.map(({ entry }) => entry?.order ?? 0);
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

const kinds = [
  ...Object.keys(templates),
  ...collections.map(({ name }) => name).filter((name) => !Object.hasOwn(templates, name)),
].join('|');
const usage = `npm run new -- <${kinds}> "Title"
                                    writes a new file, named after its title or name
npm run new -- <…> "Title" <id>     writes it under another name: a-z, 0-9 and hyphens
npm run new -- collection cases     writes a new kind of entries with its pages`;

/**
 * Initial text of an entry of a collection without drafts: its required fields. What is not known is
 * a text in angle brackets, or null for a number, which the content check reports.
 */
function textFor({ name, schema, inspect }: Collection<EntryBase>, title: string): string {
  const entries = inspect().files.map(({ entry }) => Object(entry) as { order?: number });
  const [firstName = '', ...others] = title.split(' ');
  const known: Record<string, unknown> = {
    ...(name === 'team'
      ? { firstName, lastName: others.join(' ') || '<Last name>' }
      : { title, name: title }),
    order: Math.max(0, ...entries.map(({ order }) => order ?? 0)) + 1,
  };
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // What a person is for is in parts, each of which can be left out.
  if (name === 'team') json.required?.push('member', 'leadership', 'author');
  return `${JSON.stringify(exampleOf(json, '', known), undefined, 2)}\n`;
}

/** @param known - values of fields of the entry itself */
function exampleOf(
  json: z.core.JSONSchema._JSONSchema,
  field: string,
  known: Readonly<Record<string, unknown>> = {},
): unknown {
  if (typeof json === 'boolean') return null;
  const { type, properties = {}, required = [], items, minItems = 1 } = json;
  const [first] = json.anyOf ?? json.oneOf ?? [];
  if (first !== undefined) return exampleOf(first, field, known);
  if (type === 'object') {
    const fields = required.map((key) => [
      key,
      known[key] ?? exampleOf(properties[key] ?? false, key),
    ]);
    return Object.fromEntries(fields);
  }
  if (type === 'array') {
    const item = Array.isArray(items) ? items[0] : items;
    return Array.from({ length: minItems }, () => exampleOf(item ?? false, field));
  }
  if (type === 'boolean') return false;
  if (type === 'string') return `<${hintOf(json, field)}>`;
  return null;
}

/** What to write, in a placeholder. */
function hintOf({ description, enum: values }: z.core.JSONSchema.BaseSchema, field: string) {
  const hint = values ? `One of ${values.join(', ')}` : (description ?? `Text of ${field}`);
  return hint.replace(/[<>]/g, '').replace(/\.$/, '');
}

/**
 * Writes a new entry.
 *
 * @param args - as on the command line: collection, title, and the id if it is not made of the title
 * @returns the message for the author
 * @throws Error that says why nothing was written
 */
export function writeNew([collection = '', written = '', ...more]: readonly string[]): string {
  if (collection === 'collection' && more.length === 0) return writeCollection(written);
  const title = written.trim();
  const template = Object.hasOwn(templates, collection) ? templates[collection] : undefined;
  const kind = collections.find(({ name }) => name === collection);
  if (!kind || title === '' || more.length > 1) throw new Error(usage);
  const [id = idOf(title)] = more;
  const command = `npm run new -- ${collection} ${JSON.stringify(title)}`;
  if (id === '') {
    throw new Error(`No address can be made of "${title}". Add one: ${command} my-address`);
  }
  const [issue] = (collection === 'blog' ? postId : entryId).safeParse(id).error?.issues ?? [];
  if (issue) throw new Error(`"${id}" can be no address: ${issue.message}. ${command} other-name`);
  const name = `${collection}/${id}.${template?.extension ?? 'json'}`;
  const file = path.join(contentRoot(), name);
  if (existsSync(file)) {
    throw new Error(`${contentPath(name)} exists already. Choose another title or edit that file.`);
  }
  const text = template?.text(title, localDay(new Date())) ?? textFor(kind, title);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  const ready = `${contentPath(name)} is ready.`;
  return template
    ? `${ready} It is a draft: replace each text in <angle brackets>, remove draft, then: npm run check:content`
    : `${ready} Replace each text in <angle brackets> and each null, remove what you do not need, then: npm run check:content`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  try {
    console.log(args.includes('--help') ? usage : writeNew(args));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
