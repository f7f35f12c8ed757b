import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jobs } from '#lib/content/collections/jobs';
import { contentPath, contentRoot } from '#lib/content/load/content-folder';
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

const kinds = Object.keys(templates).join('|');
const usage = `npm run new -- <${kinds}> "Title"       writes a draft, named after its title
npm run new -- <${kinds}> "Title" <id>  writes it under another name: a-z, 0-9 and hyphens
npm run new -- collection cases  writes a new kind of entries with its pages`;

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
  if (!template || title === '' || more.length > 1) throw new Error(usage);
  const [id = idOf(title)] = more;
  const command = `npm run new -- ${collection} ${JSON.stringify(title)}`;
  if (id === '') {
    throw new Error(`No address can be made of "${title}". Add one: ${command} my-address`);
  }
  const [issue] = (collection === 'blog' ? postId : entryId).safeParse(id).error?.issues ?? [];
  if (issue) throw new Error(`"${id}" can be no address: ${issue.message}. ${command} other-name`);
  const name = `${collection}/${id}.${template.extension}`;
  const file = path.join(contentRoot(), name);
  if (existsSync(file)) {
    throw new Error(`${contentPath(name)} exists already. Choose another title or edit that file.`);
  }
  writeFileSync(file, template.text(title, localDay(new Date())));
  return `${contentPath(name)} is ready. It is a draft: replace each text in <angle brackets>, remove draft, then: npm run check:content`;
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
