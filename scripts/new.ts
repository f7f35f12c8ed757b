import { existsSync, writeFileSync } from 'node:fs';
import { slug } from 'github-slugger';

/** Initial text of a new entry. Angle brackets mark what the author fills in. */
const templates: Record<
  string,
  (title: string, today: string) => { extension: string; text: string }
> = {
  blog: (title, today) => ({
    extension: 'md',
    text: `---
title: ${JSON.stringify(title)}
date: ${today}
author: "<a file name of content/team/ without .json>"
category: "<one that other posts use>"
tags: ["<one>", "<two>"]
excerpt: "<50 to 180 characters: what search results and cards show>"
draft: true
---
<The answer in one paragraph. It is set larger.>

## <First heading>
`,
  }),
  whitepapers: (title, today) => ({
    extension: 'md',
    text: `---
title: ${JSON.stringify(title)}
date: ${today}
authors: ["<a file name of content/team/ without .json>"]
category: "<one that other papers use>"
tags: ["<one>", "<two>"]
excerpt: "<50 to 180 characters: what search results and cards show>"
abstract: "<at least 200 characters that make sense without the paper>"
downloadable: true
featured: true
draft: true
---
## <First heading>
`,
  }),
  jobs: (title, today) => ({
    extension: 'json',
    text: `${JSON.stringify(
      {
        title,
        order: 99,
        location: '<Remote>',
        type: '<Full-Time>',
        department: '<department>',
        summary: '<50 to 180 characters>',
        description: '<three sentences>',
        datePosted: today,
        responsibilities: ['<at least three>'],
        requirements: ['<at least three>'],
        benefits: ['<at least three>'],
      },
      undefined,
      2,
    )}\n`,
  }),
};

const [collection = '', title = ''] = process.argv.slice(2);
const template = templates[collection];
if (!template || slug(title.trim()) === '') {
  fail(`Use: npm run new -- <${Object.keys(templates).join('|')}> "Title"`);
} else {
  const { extension, text } = template(title.trim(), new Date().toISOString().slice(0, 10));
  const file = `content/${collection}/${slug(title.trim())}.${extension}`;
  if (existsSync(file)) {
    fail(`${file} exists already. Choose another title or edit that file.`);
  } else {
    writeFileSync(file, text);
    console.log(`${file} is ready. Replace the text in <angle brackets>, then: npm run check`);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
