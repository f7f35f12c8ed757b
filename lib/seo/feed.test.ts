import { escaped } from 'thread-art/escape';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ElementCompact, xml2js } from 'xml-js';

import type { paperPage, postPage } from '../content/pages/article-pages';
import { routes } from '../site/routes';
import { feedText, paperEntry, postEntry } from './feed';

const origin = 'https://www.loom.example';

beforeEach(() => void vi.stubEnv('SITE_URL', origin));

const author = { id: 'ada', name: 'Ada "A" O\'Neil & Sons', initials: 'AO', role: 'Weaver' };
const title = '<script>alert("&")</script> ]]> & ]]>';
const excerpt = 'If a < b, then "b > a" &amp; so on.';

const html = `<p class="x" id="y">A <a href="/contact">link</a>, <a href="#fn-1">a note</a> and
<picture><source srcset="/a.avif"><img src="/art/a.svg" srcset="/art/a.svg 1x" alt="A &amp; B ]]>" width="4"></picture> ]]> &lt;b> &amp;amp; ]]>
<a href="https://www.example.com/?a=1&amp;b=2">out</a> <a href="https://[">nowhere</a></p>
<figure role="group" tabindex="0"><svg><text>Cost</text></svg><table><tbody><tr><td colspan="2">$20</td></tr></tbody></table></figure>`;
const htmlIn = (url: string) =>
  `<p>A <a href="${origin}/contact">link</a>, <a href="${url}#fn-1">a note</a> and
<picture><img src="${origin}/art/a.svg" alt="A &amp; B ]]&gt;" width="4"></picture> ]]&gt; &lt;b&gt; &amp;amp; ]]&gt;
<a href="https://www.example.com/?a=1&amp;b=2">out</a> <a href="https://[">nowhere</a></p>
<figure><table><tbody><tr><td colspan="2">$20</td></tr></tbody></table></figure><p>Write <a href="${origin}/contact">to us</a>.</p>`;

const postOf = (change: object) =>
  postEntry({
    post: {
      ...{ title: 'Pilots', date: '2024-05-29', category: 'AI & Data', excerpt },
      ...{ tags: ['pilots', 'AI & Data'], ...change },
    },
    author,
    body: { html, toc: [] },
    callToAction: '<p>Write <a href="/contact">to us</a>.</p>',
  } as unknown as ReturnType<typeof postPage>);

const posts = () => [
  postOf({ id: 'a', title, date: '2024-12-27' }),
  postOf({ id: 'b', updated: '2026-11-22', lang: 'de' }),
];
const noon = 'T12:00:00.000Z';
const [a, b] = [`${origin}/blog/a`, `${origin}/blog/b`];

const page = (entries = posts()) => ({
  list: 'blog' as const,
  title: 'Warp & Weft Blog',
  description: 'Articles <on> "looms" & cloth.',
  entries,
});

/** Elements by name: their attributes below `$`, their text below `_`. */
const parse = (xml: string): ElementCompact =>
  xml2js(xml, { compact: true, attributesKey: '$', textKey: '_', cdataKey: '_' });

it('writes Atom with what RFC 4287 requires, and titles and summaries as HTML', () => {
  const links = [
    { $: { rel: 'alternate', href: `${origin}/blog` } },
    { $: { rel: 'self', href: `${origin}/feeds/blog.xml` } },
  ];
  expect(parse(feedText(page(), 'xml')).feed).toMatchObject({
    id: { _: `${origin}/feeds/blog.xml` },
    title: { _: 'Warp & Weft Blog' },
    updated: { _: `2026-11-22${noon}` },
    link: links,
    entry: [
      {
        id: { _: a },
        title: { $: { type: 'html' }, _: escaped(title) },
        summary: { $: { type: 'html' }, _: escaped(excerpt) },
        ...{ published: { _: `2024-12-27${noon}` }, updated: { _: `2024-12-27${noon}` } },
        author: { name: { _: author.name } },
        category: [{ $: { term: 'AI & Data' } }, { $: { term: 'pilots' } }],
        content: { $: { type: 'html' }, _: htmlIn(a) },
        link: [
          { $: { href: a } },
          { $: { rel: 'enclosure', href: `${origin}/og/blog.a.png`, type: 'image/png' } },
        ],
      },
      { id: { _: b }, published: { _: `2024-05-29${noon}` }, updated: { _: `2026-11-22${noon}` } },
    ],
  });
  const { feed } = parse(feedText(page([]), 'xml'));
  expect(feed).toMatchObject({ updated: { _: `1970-01-01${noon}` }, link: links });
  expect(feed).not.toHaveProperty('entry');
});

// https://www.rssboard.org/rss-specification: <author> is an e-mail address, so there is none.
it('writes RSS with its required elements, authors and days of change', () => {
  const { channel } = parse(feedText(page(), 'rss')).rss;
  expect(channel).toMatchObject({
    description: { _: 'Articles <on> "looms" & cloth.' },
    language: { _: 'en-US' },
    'atom:link': { $: { rel: 'self', href: `${origin}/feeds/blog.rss` } },
  });
  const [item, changed] = channel.item;
  expect(item).toMatchObject({
    title: { _: title.replaceAll(']]>', ']]&gt;') },
    description: { _: escaped(excerpt) },
    guid: { $: { isPermaLink: 'true' }, _: a },
    'dc:creator': { _: author.name },
    'content:encoded': { _: htmlIn(a) },
  });
  expect(changed['atom:updated']._).toBe(`2026-11-22${noon}`);
  expect(changed['content:encoded']._).toMatch(/^<div lang="de" dir="auto">.*<\/div>$/s);
  expect(item).not.toHaveProperty('author');
});

// https://www.jsonfeed.org/version/1.1/
it('writes JSON Feed 1.1, with titles and summaries as plain text', () => {
  const feed = JSON.parse(feedText(page(), 'json'));
  expect(feed).toMatchObject({
    ...{ version: 'https://jsonfeed.org/version/1.1', language: 'en-US' },
    ...{ home_page_url: `${origin}/blog`, feed_url: `${origin}/feeds/blog.json` },
    items: [
      { id: a, title, summary: excerpt, authors: [{ name: author.name }] },
      { id: b, date_modified: `2026-11-22${noon}`, language: 'de' },
    ],
  });
  expect(feed.items[0]).not.toHaveProperty('author');
});

it('has the abstract and every author of a paper', () => {
  const paper = paperEntry({
    paper: {
      ...{ id: 'looms', title, excerpt, date: '2025-05-19', tags: [] },
      abstract: 'Short & sweet.',
    },
    authors: [author, { ...author, name: 'Sam Reed' }],
    body: { html: '<p>Long.</p>', toc: [] },
  } as unknown as ReturnType<typeof paperPage>);
  expect(paper).toMatchObject({
    url: origin + routes.whitepaper('looms'),
    html: '<h2>Abstract</h2><p>Short &amp; sweet.</p><p>Long.</p>',
  });
  const { entry } = parse(feedText(page([paper]), 'xml')).feed;
  expect(entry.author).toEqual([{ name: { _: author.name } }, { name: { _: 'Sam Reed' } }]);
  const { item } = parse(feedText(page([paper]), 'rss')).rss.channel;
  expect(item['dc:creator']._).toBe(`${author.name}, Sam Reed`);
});
