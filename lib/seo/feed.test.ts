import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Post } from '../content/collections/blog';
import { blogFeed } from './feed';

vi.mock('../content/collections/site', () => ({ site: () => ({ name: 'Warp & Weft' }) }));

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.loom.example');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const author = { id: 'ada', name: 'Ada "A" O\'Neil & Sons', initials: 'AO', role: 'Weaver' };
const post = (id: string, date: string, title = 'Pilots') =>
  ({
    id,
    date,
    title,
    category: 'AI & Data',
    excerpt: 'If a < b, then "b > a" &amp; so on.',
  }) as Post;

const posts = [
  { post: post('blog-30', '2024-12-27', '<script>alert("&")</script> ]]>'), author },
  { post: post('blog-06', '2024-05-29'), author },
];

const text = /(?:[^<&>]|&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.source;
const attributes = /(?:\s+[\w:]+="(?:[^<&"]|&(?:amp|lt|gt|quot|apos);)*")*\s*/.source;
const token = new RegExp(`<(/?)([\\w:]+)${attributes}(/?)>|${text}+`, 'gy');

/**
 * Checks the parts of XML 1.0 that a feed uses: a declaration, one root, properly nested elements,
 * quoted attributes, and escaped text.
 *
 * @returns the names of the elements in order, or the error
 */
function parseXml(xml: string): string[] | string {
  const declaration = /^<\?xml version="1\.0" encoding="utf-8"\?>\n/;
  if (!declaration.test(xml)) return 'no declaration';
  const rest = xml.replace(declaration, '').trimEnd();
  const [names, open]: [string[], string[]] = [[], []];
  let end = 0;
  for (const match of rest.matchAll(token)) {
    const [whole, closing, name = '', empty] = match;
    end += whole.length;
    if (name === '' && open.length === 0) return 'text outside the root';
    if (name === '') continue;
    if (closing) {
      if (open.pop() !== name) return `${name} is closed out of turn`;
    } else {
      if (open.length === 0 && names.length > 0) return 'a second root';
      names.push(name);
      if (!empty) open.push(name);
    }
  }
  if (end < rest.length) return `cannot read: ${rest.slice(end, end + 40)}`;
  return open.length > 0 ? `${open.join(', ')} stays open` : names;
}

describe('parseXml, which the tests below trust,', () => {
  const parse = (body: string) => parseXml(`<?xml version="1.0" encoding="utf-8"?>\n${body}`);

  it('accepts well-formed XML', () => {
    expect(parse('<a xml:lang="en"><b c="&amp;"/><d>x &#x3c; y</d>\n</a>\n')).toEqual([
      'a',
      'b',
      'd',
    ]);
  });

  it.each([
    '<a>x & y</a>',
    '<a>x < y</a>',
    '<a b="&"/>',
    '<a b="<"/>',
    '<a b=c/>',
    '<a><b></a></b>',
    '<a>',
    '<a/><b/>',
    'x<a/>',
    '<a>]]></a>',
  ])('refuses %s', (body) => expect(parse(body)).toEqual(expect.any(String)));
});

describe('blogFeed', () => {
  it.each([0, 1, 2])('of %i posts is well-formed and has all elements of Atom', (count) => {
    const names = parseXml(blogFeed(posts.slice(0, count)));
    const entry = 'entry id title link published updated author name category summary'.split(' ');
    const head = 'feed id title link link updated'.split(' ');
    expect(names).toEqual([...head, ...Array.from({ length: count }, () => entry).flat()]);
  });

  it('escapes every text', () => {
    const xml = blogFeed(posts);
    expect(xml).toContain('<title>Warp &amp; Weft Blog</title>');
    expect(xml).toContain(
      '<title>&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt; ]]&gt;</title>',
    );
    expect(xml).toContain("<name>Ada &quot;A&quot; O'Neil &amp; Sons</name>");
    expect(xml).toContain('<category term="AI &amp; Data"/>');
    expect(xml).toContain(
      '<summary>If a &lt; b, then &quot;b &gt; a&quot; &amp;amp; so on.</summary>',
    );
  });

  it('has absolute addresses, the canonical one of a post as its id', () => {
    const xml = blogFeed(posts);
    expect(xml).toContain('<id>https://www.loom.example/blog/blog-30</id>');
    expect(xml).toContain('<link rel="self" href="https://www.loom.example/feeds/blog.xml"/>');
    const addresses = [...xml.matchAll(/(?:href="|<id>)([^"<]*)/g)].map((match) => match[1]);
    expect(addresses).toHaveLength(7);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/www\.loom\.example\//);
  });

  // RFC 4287, section 3.3: dates are those of RFC 3339.
  it.each([
    [posts, ['2024-12-27T00:00:00Z', '2024-12-27T00:00:00Z', '2024-05-29T00:00:00Z']],
    [[], ['1970-01-01T00:00:00Z']],
    [
      [posts[0], { ...posts[1], post: { ...posts[1]?.post, updated: '2026-11-22' } }],
      ['2026-11-22T00:00:00Z', '2024-12-27T00:00:00Z', '2026-11-22T00:00:00Z'],
    ],
  ] as [typeof posts, string[]][])(
    'was updated when its last changed post was (%#)',
    (list, dates) => {
      const found = [...blogFeed(list).matchAll(/<updated>([^<]*)</g)].map((match) => match[1]);
      expect(found).toEqual(dates);
    },
  );
});
