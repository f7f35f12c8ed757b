import { describe, expect, it } from 'vitest';

import { page, prose } from './fixtures';
import { linkRecord, unrecordedLinks } from './link-record';
import type { ProseFile } from './prose-file';

const entry = (url: string) => ({
  url,
  checked: '2026-11-21',
  via: 'stored copy' as const,
  says: 'Looms.',
});
const find = (files: ProseFile[], urls: string[]) =>
  unrecordedLinks(files, { links: urls.map(entry) }, (path) => Number(path.at(-1)) + 10).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

const a = 'https://www.a.org/';
const b = 'https://www.b.org/';

describe('unrecordedLinks', () => {
  it('accepts recorded links, also with an anchor, and internal links', () => {
    const files = [
      prose(`[A](${a}#part), [us](/about), [mail](mailto:a@b.org).`),
      page({ url: b }),
    ];
    expect(find(files, [a, b])).toEqual([]);
  });

  it('ignores sample accounts and reserved hosts', () => {
    const files = [
      page({ url: a }, 'content/site.json'),
      page({ linkedin: a }, 'content/team/ada.json'),
      page({ href: 'https://podcasts.loom.example/feed.xml' }, 'content/nav.json'),
    ];
    expect(find(files, [])).toEqual([]);
  });

  it('finds links without a record, in texts and in data', () => {
    expect(find([prose(`One.\n\n[A](${a})`), page({ source: { url: b } })], [])).toEqual([
      `content/blog/blog-01.md:5 ${a} is not in the record of links`,
      `content/pages/cloth.json:3 ${b} is not in the record of links`,
    ]);
  });

  it('finds unused records', () => {
    expect(find([prose(`[A](${a})`)], [a, b, a])).toEqual([
      `content/links.json:11 nothing links to ${b}`,
      `content/links.json:12 duplicate entry for ${a}`,
    ]);
  });
});

describe('the record of this site', () => {
  it('exists and matches its schema', () => {
    expect(linkRecord.inspect().problems).toEqual([]);
    expect(linkRecord.get().links.length).toBeGreaterThan(200);
  });
});
