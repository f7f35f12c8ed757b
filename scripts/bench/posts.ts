import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { seededRandom } from 'thread-art/random';
import { team } from '#lib/content/collections/team';

/** First number, above the numbers of real posts. */
const FIRST = 1000;
/** Months covered. All are before the real posts, so that the newest posts do not change. */
const MONTHS = 120;
const NEWEST = { year: 2024, month: 3 };

const who = ['A small team', 'The service desk', 'An auditor', 'The sales lead', 'A nurse'];
const does = ['reviews', 'measures', 'postpones', 'rewrites', 'approves', 'compares'];
const what = ['the pilot', 'every answer', 'a budget', 'the test set', 'old records', 'one prompt'];
const why = [
  'before anyone signs',
  'because the numbers moved',
  'while costs are still small',
  'after the first complaint',
  'so that the next step is cheap',
];
const subjects = ['Budgets', 'Test Sets', 'Handovers', 'Prompts', 'Data Contracts', 'Audits'];
const places = ['a Bank', 'a Hospital', 'a Warehouse', 'a Law Firm', 'a Utility', 'an Insurer'];
// Topics of content/topics.json.
const categories = ['AI Strategy', 'AI Governance', 'Technology', 'Data Science'];
const tags = ['ai costs', 'evaluation', 'human review', 'data quality', 'retrieval', 'adoption'];

/**
 * Writes numbered posts of about 900 words into a content folder, spread over ten years. They are
 * deterministic, match the schema, and contain links to the previous post, lists and tables.
 *
 * @param folder - a copy of content/
 */
export function writePosts(folder: string, count: number): void {
  const authors = team.all().flatMap(({ id, author }) => (author ? [id] : []));
  mkdirSync(path.join(folder, 'blog'), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, 'blog', `blog-${FIRST + index}.md`);
    writeFileSync(file, postText(index, dateOf(index, count), authors));
  }
}

/** Dates evenly spread over the months, newest first. */
function dateOf(index: number, count: number): string {
  const back = Math.floor((index * MONTHS) / count);
  const day = new Date(Date.UTC(NEWEST.year, NEWEST.month - 1 - back, 1 + (index % 28)));
  return day.toISOString().slice(0, 10);
}

function postText(index: number, date: string, authors: readonly string[]): string {
  const id = FIRST + index;
  const random = seededRandom(`post-${id}`);
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const number = () => Math.round(random() * 9000) / 10;
  const sentence = () => `${one(who)} ${one(does)} ${one(what)} ${one(why)}, at ${number()} hours.`;
  const sentences = (many: number) => Array.from({ length: many }, sentence).join(' ');
  const row = () => `| ${one(subjects)} | ${number()} | ${number()} |`;
  const section = (heading: string) =>
    [
      `## ${heading} for ${one(places)}`,
      sentences(7),
      Array.from({ length: 4 }, () => `- **${one(subjects)}.** ${sentence()}`).join('\n'),
      sentences(4),
      `| Part | Hours | Cost |\n|---|---|---|\n${Array.from({ length: 4 }, row).join('\n')}`,
    ].join('\n\n');
  const before = index > 0 ? ` See [the note before this one](/blog/blog-${id - 1}).` : '';
  return `---
title: "Field Note ${id}: ${one(subjects)} in ${one(places)}"
date: ${date}
author: ${one(authors)}
category: ${one(categories)}
tags: [${one(tags)}, pilots]
excerpt: "Field note ${id}: ${sentence()} What that took, and what it would cost you."
---
${sentences(5)}${before}

${subjects.slice(0, 4).map(section).join('\n\n')}
`;
}
