import { afterAll, describe, expect, it, vi } from 'vitest';
import type { paperPage, postPage } from '../content/piece-pages';
import { feedFormats, feedPath } from '../site/alternates';
import { feedText, paperEntry, postEntry } from './feed';
import { childrenOf, parseXml, textsOf, type XmlElement } from './xml-fixture';

const origin = 'https://www.loom.example';

vi.stubEnv('SITE_URL', origin);
afterAll(() => void vi.unstubAllEnvs());

const author = { id: 'ada', name: 'Ada "A" O\'Neil & Sons', initials: 'AO', role: 'Weaver' };
const sam = { ...author, id: 'sam', name: 'Sam Reed' };
const title = '<script>alert("&")</script> ]]> & ]]>';
const excerpt = 'If a < b, then "b > a" &amp; so on.';
const html = `<p class="x" id="y">A <a href="/contact">link</a>, <a href="#fn-1">a note</a> and
<img src="/art/a.svg" srcset="/art/a.svg 1x" alt="A &amp; B"> ]]> &lt;b> &amp;amp; ]]>
<a href="https://www.example.com/?a=1&amp;b=2">out</a></p>`;

const postOf = (id: string, change: object = {}) =>
  postEntry({
    post: {
      id,
      title: 'Pilots',
      date: '2024-05-29',
      category: 'AI & Data',
      tags: ['pilots', 'AI & Data'],
      excerpt,
      ...change,
    },
    author,
    body: { html, toc: [] },
    callToAction: '<p>Write <a href="/contact">to us</a>.</p>',
  } as unknown as ReturnType<typeof postPage>);

const paper = paperEntry({
  paper: {
    id: 'looms',
    title: 'Looms',
    date: '2025-05-19',
    category: 'Research',
    tags: ['looms'],
    excerpt,
    abstract: 'Short & sweet.',
  },
  authors: [author, sam],
  body: { html: '<p>Long.</p>', toc: [] },
} as unknown as ReturnType<typeof paperPage>);

const posts = [
  postOf('blog-30', { title, date: '2024-12-27' }),
  postOf('blog-06', { updated: '2026-11-22' }),
];

const page = (entries = [...posts]) => ({
  list: 'blog' as const,
  title: 'Warp & Weft Blog',
  description: 'Articles <on> "looms" & cloth.',
  entries,
});

// RFC 822 with a year of four digits, as the RSS 2.0 specification requires.
const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

const expectUnique = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length);
const one = (element: XmlElement, name: string) => {
  const found = childrenOf(element, name);
  expect(found, name).toHaveLength(1);
  return found[0] as XmlElement;
};

/** Checks that every address in the HTML of an entry is absolute, and that its text is whole. */
function expectContent(content: string) {
  const addresses = [...content.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
  expect(addresses).toEqual([
    `${origin}/contact`,
    expect.stringMatching(/^https:\/\/www\.loom\.example\/blog\/blog-\d\d#fn-1$/),
    `${origin}/art/a.svg`,
    'https://www.example.com/?a=1&amp;b=2',
    `${origin}/contact`,
  ]);
  expect(content).toContain('alt="A &amp; B"');
  expect(content).toContain(']]&gt; &lt;b&gt; &amp;amp; ]]&gt;');
  expect(content).not.toMatch(/srcset|class|id=/);
}

describe.each([0, 1, 2])('with %i entries', (count) => {
  const entries = posts.slice(0, count);
  const ids = entries.map(({ url }) => url);

  // RFC 4287, sections 4.1.1 and 4.1.2.
  it('Atom has the elements that its specification requires', () => {
    const feed = parseXml(feedText(page(entries), 'xml'));
    expect(feed).toMatchObject({ name: 'feed' });
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    expect(one(feed, 'id').text).toBe(`${origin}/feeds/blog.xml`);
    expect(one(feed, 'title').text).toBe('Warp & Weft Blog');
    expect(one(feed, 'updated').text).toMatch(rfc3339);
    const links = childrenOf(feed, 'link').map(({ attributes }) => [
      attributes.rel,
      attributes.href,
    ]);
    expect(links).toContainEqual(['self', `${origin}/feeds/blog.xml`]);
    expect(links).toContainEqual(['alternate', `${origin}/blog`]);
    const found = childrenOf(feed, 'entry');
    expect(found.map((entry) => one(entry, 'id').text)).toEqual(ids);
    for (const entry of found) {
      expect(one(entry, 'title').attributes.type).toBe('html');
      expect(one(entry, 'updated').text).toMatch(rfc3339);
      expect(one(entry, 'published').text).toMatch(rfc3339);
      expect(textsOf(one(entry, 'author'), 'name')).toEqual([author.name]);
      const terms = childrenOf(entry, 'category').map(({ attributes }) => attributes.term);
      expect(terms).toEqual(['AI & Data', 'pilots']);
      expect(one(entry, 'content').attributes.type).toBe('html');
      expectContent(one(entry, 'content').text);
      const enclosures = childrenOf(entry, 'link').filter(
        ({ attributes }) => attributes.rel === 'enclosure',
      );
      expect(enclosures[0]?.attributes).toMatchObject({ type: 'image/png' });
      for (const { attributes } of childrenOf(entry, 'link')) {
        expect(attributes.href).toMatch(/^https:\/\/www\.loom\.example\//);
      }
    }
  });

  // https://www.rssboard.org/rss-specification
  it('RSS has the elements that its specification requires', () => {
    const rss = parseXml(feedText(page(entries), 'rss'));
    expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
    const channel = one(rss, 'channel');
    expect(one(channel, 'title').text).toBe('Warp & Weft Blog');
    expect(one(channel, 'link').text).toBe(`${origin}/blog`);
    expect(one(channel, 'description').text).toBe('Articles <on> "looms" & cloth.');
    expect(one(channel, 'lastBuildDate').text).toMatch(rfc822);
    expect(one(channel, 'language').text.toLowerCase()).toBe('en-us');
    expect(one(channel, 'atom:link').attributes).toMatchObject({
      rel: 'self',
      href: `${origin}/feeds/blog.rss`,
    });
    const prefixes = new Set(
      [...feedText(page(entries), 'rss').matchAll(/<(\w+):/g)].map(([, prefix]) => prefix),
    );
    for (const prefix of prefixes) expect(rss.attributes).toHaveProperty([`xmlns:${prefix}`]);
    const items = childrenOf(channel, 'item');
    expect(items.map((item) => one(item, 'guid').text)).toEqual(ids);
    for (const item of items) {
      expect(one(item, 'guid').attributes.isPermaLink).toBe('true');
      expect(one(item, 'link').text).toBe(one(item, 'guid').text);
      expect(one(item, 'pubDate').text).toMatch(rfc822);
      expect(one(item, 'atom:updated').text).toMatch(rfc3339);
      expect(textsOf(item, 'dc:creator')).toEqual([author.name]);
      // <author> is an e-mail address.
      expect(childrenOf(item, 'author')).toEqual([]);
      expect(textsOf(item, 'category')).toEqual(['AI & Data', 'pilots']);
      expect(Object.keys(one(item, 'enclosure').attributes).sort()).toEqual([
        'length',
        'type',
        'url',
      ]);
      expectContent(one(item, 'content:encoded').text);
      expect(item.children.map(({ name }) => name)).toContain('title');
    }
  });

  // https://www.jsonfeed.org/version/1.1/
  it('JSON Feed has the fields that its specification requires', () => {
    const feed = JSON.parse(feedText(page(entries), 'json'));
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Warp & Weft Blog',
      home_page_url: `${origin}/blog`,
      feed_url: `${origin}/feeds/blog.json`,
      language: 'en-US',
    });
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual(ids);
    for (const [index, item] of feed.items.entries()) {
      expect(item).toMatchObject({
        url: item.id,
        title: entries[index]?.title,
        summary: excerpt,
        authors: [{ name: author.name }],
        tags: ['AI & Data', 'pilots'],
        image: expect.stringMatching(/^https:\/\/www\.loom\.example\/og\/blog\.blog-\d\d\.png$/),
        date_published: expect.stringMatching(rfc3339),
        date_modified: expect.stringMatching(rfc3339),
      });
      expect(item).not.toHaveProperty('author');
      expectContent(item.content_html);
    }
  });
});

describe('feeds', () => {
  it('show titles and summaries as they are', () => {
    // In Atom these texts are HTML, in JSON Feed plain text. RSS does not define it for titles.
    const [entry] = childrenOf(parseXml(feedText(page(), 'xml')), 'entry');
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(entry && one(entry, 'title').text).toBe(escaped(title));
    expect(entry && one(entry, 'summary').text).toBe(escaped(excerpt));
    const [item] = childrenOf(one(parseXml(feedText(page(), 'rss')), 'channel'), 'item');
    expect(item && one(item, 'description').text).toBe(escaped(excerpt));
  });

  it('have the day of the last change', () => {
    const feed = parseXml(feedText(page(), 'xml'));
    expect(one(feed, 'updated').text).toBe('2026-11-22T00:00:00.000Z');
    const days = childrenOf(feed, 'entry').map((entry) => [
      one(entry, 'published').text.slice(0, 10),
      one(entry, 'updated').text.slice(0, 10),
    ]);
    expect(days).toEqual([
      ['2024-12-27', '2024-12-27'],
      ['2024-05-29', '2026-11-22'],
    ]);
    expect(one(parseXml(feedText(page([]), 'xml')), 'updated').text).toContain('1970-01-01');
  });

  it('of papers have the abstract and every author', () => {
    const list = { ...page([paper]), list: 'whitepapers' as const };
    const { items } = JSON.parse(feedText(list, 'json'));
    expect(items[0].content_html).toBe('<h2>Abstract</h2><p>Short &amp; sweet.</p><p>Long.</p>');
    expect(items[0].authors).toEqual([{ name: author.name }, { name: 'Sam Reed' }]);
    const entry = one(parseXml(feedText(list, 'xml')), 'entry');
    expect(childrenOf(entry, 'author')).toHaveLength(2);
    expect(paper.url).toBe(`${origin}/whitepapers/looms`);
    const item = one(one(parseXml(feedText(list, 'rss')), 'channel'), 'item');
    expect(one(item, 'dc:creator').text).toBe(`${author.name}, Sam Reed`);
  });

  it('have addresses of their own', () => {
    expectUnique(feedFormats.map((format) => feedPath('blog', format)));
  });
});
