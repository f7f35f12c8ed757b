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

/** Checks a few files of this site after changing some of them. */
function checkWith(changes: Record<string, (text: string) => string>): string[] {
  cpSync('content', path.join(copy, 'content'), {
    recursive: true,
    filter: (place) => taken.test(place) && !left.test(place),
  });
  for (const [file, change] of Object.entries(changes)) {
    const place = path.join(copy, file);
    const text = readFileSync(place, 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    writeFileSync(place, changed);
  }
  vi.spyOn(process, 'cwd').mockReturnValue(copy);
  const problems = checkWords();
  vi.restoreAllMocks();
  return problems
    .map((problem) => `${problem.file} ${problem.message}`)
    .filter((message) => !message.includes('nothing links to'));
}

const post = 'content/blog/blog-10.md';
const another = 'content/blog/blog-11.md';
const body = (text: string) => text.slice(text.indexOf('\n---\n') + 5);
const withoutContact = (text: string) =>
  text.replace(/^callToAction: .*\n/m, '').replaceAll('/contact', '/about');
const last = (text: string) => text.slice(text.lastIndexOf('\n## '));

describe('checkWords', () => {
  // All mistakes at once, in two posts: the length of a text counts them, too.
  describe('finds a mistake of', () => {
    const added = [
      'It is the the end.',
      '[here](/about)',
      '![](/images/a.png)',
      'Unlock it.',
      '[A](https://www.a.org/)',
    ];
    let found: string[];
    beforeAll(() => {
      const sentence = body(readFileSync(another, 'utf8')).split('\n')[0] ?? '';
      const changed = (text: string) =>
        [withoutContact(text).replace('\n## ', '\n#### '), ...added, sentence].join('\n\n');
      found = checkWith({
        [post]: (text) => changed(text.replaceAll('/blog/blog-12', '/blog/blog-08')) + last(text),
        'content/blog/blog-12.md': (text) => text.slice(0, 2500),
      });
    });

    it.each([
      ['length', /blog-12\.md the text has/],
      ['series', /blog-10\.md .*same series/],
      ['invitation', /blog-10\.md .*not link \/contact/],
      ['headings', /blog-10\.md Unexpected heading rank `4`/],
      ['wording', /blog-10\.md .*repeated `the`/],
      ['link texts', /blog-10\.md .*"here" does not describe/],
      ['pictures', /blog-10\.md .*no alternative text/],
      ['phrases', /blog-10\.md .*"Unlock" is a banned phrase/],
      ['repeats', /blog-10\.md this sentence is also in content\/blog\/blog-10\.md/],
      ['record', /blog-10\.md .*record of links/],
      [
        'a sentence of another post',
        /blog-10\.md this sentence is also in content\/blog\/blog-11\.md/,
      ],
    ])('%s', (_, message) => {
      expect(found).toContainEqual(expect.stringMatching(message));
    });
  });

  it('skips drafts', () => {
    const draft = (text: string) => text.replace('\n---\n', '\ndraft: true\n---\nUnlock it.\n');
    expect(checkWith({ [post]: draft }).filter((message) => message.includes('Unlock'))).toEqual(
      [],
    );
  });

  it('reports mistakes in its own rules first', () => {
    const change = (text: string) => text.replace('"phrase"', '"frase"');
    expect(checkWith({ 'content/prose.json': change })).toEqual([
      'content/prose.json this field is missing',
      'content/prose.json unknown field',
    ]);
  });

  it('reads all files but those that do not match their schema', () => {
    const broken = (text: string) => `${text.replace('date:', 'day:')}\n\nUnlock it.`;
    const found = checkWith({ [post]: broken, [another]: (text) => `${text}\n\nUnlock it.` });
    expect(found).toEqual([expect.stringMatching(/^content\/blog\/blog-11\.md "Unlock"/)]);
  });
});
