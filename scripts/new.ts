import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jobs } from '#lib/content/collections/jobs';
import { contentPath, contentRoot, today } from '#lib/content/load/content-folder';
import { slugOf } from '#lib/content/markdown/slug';

interface Template {
  extension: 'md' | 'json';
  /** @param today - date in UTC, as YYYY-MM-DD */
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

const usage = `Use: npm run new -- <${Object.keys(templates).join('|')}> "Title"`;

/**
 * Writes a new entry.
 *
 * @param args - as on the command line: collection and title
 * @returns the message for the author
 * @throws Error that says why nothing was written
 */
export function writeNew([collection = '', written = '']: readonly string[]): string {
  const title = written.trim();
  const template = Object.hasOwn(templates, collection) ? templates[collection] : undefined;
  if (!template || slugOf(title) === '') throw new Error(usage);
  const name = `${collection}/${slugOf(title)}.${template.extension}`;
  const file = path.join(contentRoot(), name);
  if (existsSync(file)) {
    throw new Error(`${contentPath(name)} exists already. Choose another title or edit that file.`);
  }
  writeFileSync(file, template.text(title, today()));
  return `${contentPath(name)} is ready. It is a draft: replace each text in <angle brackets>, remove draft, then: npm run check:content`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(writeNew(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
