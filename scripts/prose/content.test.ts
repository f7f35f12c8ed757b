import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { blog } from '#lib/content/collections/blog';

import { checkProse } from './check';
import { proseRules } from './rules';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync('content', path.join(folder, 'content'), { recursive: true });
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const [newest] = blog.all();
const text = (draft: boolean) => `---
title: A new post
date: 2026-01-05
author: ${newest?.author}
category: ${newest?.category}
tags: ${JSON.stringify(newest?.tags)}
excerpt: This is what search results and cards show of the post, in one sentence.
draft: ${draft}
---
Too short.
`;

// A company may have no rules for the length of posts.
it.skipIf(!proseRules.valid()?.articles)(
  'blames a short post for itself alone, and warns while it is a draft',
  async () => {
    for (const draft of [true, false]) {
      writeFileSync(path.join(folder, `content/blog/draft-${draft}.md`), text(draft));
    }
    const { problems, warnings } = await checkProse();
    for (const [found, draft] of [
      [problems, false],
      [warnings, true],
    ] as const) {
      expect(new Set(found.map(({ file }) => file))).toEqual(
        new Set([`content/blog/draft-${draft}.md`]),
      );
      expect(found.map(({ message }) => message)).toEqual([
        'the text has 2 words',
        'the text has 0 "##" headings',
        'the text has 0 links to sources',
      ]);
    }
  },
);
