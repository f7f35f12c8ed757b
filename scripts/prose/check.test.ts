import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { checkWords } from './check';

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'words-'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
});

/** Files to check. A series of posts is enough to test the rules together, and is read quickly. */
const taken = /content(\/(team|blog)(\/.*)?|\/\w+\.json)?$/;
const left = /content\/blog\/(?!blog-1[012])/;

/** Checks a few files of this site after changing one of them. */
function checkWith(file: string, change: (text: string) => string): string[] {
  cpSync('content', path.join(copy, 'content'), {
    recursive: true,
    filter: (place) => taken.test(place) && !left.test(place),
  });
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(place, changed);
  vi.spyOn(process, 'cwd').mockReturnValue(copy);
  return checkWords()
    .map((problem) => `${problem.file} ${problem.message}`)
    .filter((message) => !message.includes('nothing links to'));
}

const post = 'content/blog/blog-10.md';
const body = (text: string) => text.slice(text.indexOf('\n---\n') + 5);
const withoutContact = (text: string) =>
  text.replace(/^callToAction: .*\n/m, '').replaceAll('/contact', '/about');
const last = (text: string) => text.slice(text.lastIndexOf('\n## '));

describe('checkWords', () => {
  it.each([
    ['length', (text: string) => text.slice(0, 2500), /^\S+ the text has/],
    ['series', (text: string) => text.replaceAll('/blog/blog-12', '/blog/blog-08'), /same series/],
    ['invitation', withoutContact, /not link \/contact/],
    ['headings', (text: string) => text.replace('\n## ', '\n#### '), /Unexpected heading rank `4`/],
    ['wording', (text: string) => `${text}\n\nIt is the the end.`, /repeated `the`/],
    ['link texts', (text: string) => `${text}\n\n[here](/about)`, /"here" does not describe/],
    ['pictures', (text: string) => `${text}\n\n![](/images/a.png)`, /no alternative text/],
    ['phrases', (text: string) => `${text}\n\nUnlock it.`, /"Unlock" is a banned phrase/],
    ['repeats', (text: string) => text + last(text), /this sentence is also in/],
    ['record', (text: string) => `${text}\n\n[A](https://www.a.org/)`, /record of links/],
  ])('finds a mistake of %s in a real post', (_, change, message) => {
    expect(checkWith(post, change)).toContainEqual(expect.stringMatching(message));
  });

  it('finds a sentence that two posts share', () => {
    const other = body(readFileSync('content/blog/blog-11.md', 'utf8')).split('\n')[0] ?? '';
    expect(checkWith(post, (text) => `${text}\n\n${other}`)).toContainEqual(
      expect.stringMatching(/blog-10\.md this sentence is also in content\/blog\/blog-11\.md/),
    );
  });

  it('skips drafts', () => {
    const draft = (text: string) => text.replace('\n---\n', '\ndraft: true\n---\nUnlock it.\n');
    expect(checkWith(post, draft).filter((message) => message.includes('Unlock'))).toEqual([]);
  });

  it('reports mistakes in its own rules first', () => {
    expect(checkWith('content/prose.json', (text) => text.replace('"phrase"', '"frase"'))).toEqual([
      'content/prose.json this field is missing',
      'content/prose.json unknown field',
    ]);
  });

  it('reads all files but those that do not match their schema', () => {
    const broken = (text: string) => text.replace('date:', 'day:');
    expect(checkWith(post, broken)).toEqual([]);
    vi.restoreAllMocks();
    const other = 'content/blog/blog-11.md';
    const found = checkWith(other, (text) => {
      const place = path.join(copy, post);
      writeFileSync(place, broken(readFileSync(place, 'utf8')));
      return `${text}\n\nUnlock it.`;
    });
    expect(found).toEqual([expect.stringMatching(/^content\/blog\/blog-11\.md "Unlock"/)]);
  });
});
