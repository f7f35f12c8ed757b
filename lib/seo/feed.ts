import { Feed, type Item } from 'feed';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { escaped } from 'thread-art/escape';

import type { paperPage, postPage } from '../content/pages/article-pages';
import { lastChange } from '../content/schema/revision';
import { type FeedFormat, type FeedList, feedPath } from '../site/alternates';
import { withBase } from '../site/base-path';
import { language } from '../site/language';
import * as messages from '../site/messages';
import { pagePaths } from '../site/pages';
import { routes } from '../site/routes';
import { icons } from './icons';
import { absolute } from './json-ld';
import { sharePath } from './share-cards';

/** An entry of a feed. URLs are absolute, days are ISO dates. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  /** HTML of `feedHtml`. */
  html: string;
  image: string;
  published: string;
  updated: string;
  authors: string[];
  categories: string[];
  /** Language of the text, if it is another one than that of the feed. */
  lang?: string;
}

interface FeedPage {
  list: FeedList;
  title: string;
  description: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** Noon, so that no reader west or east of Greenwich shows the day before or after. */
const timeOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The full text of a post as an entry. */
export function postEntry({ post, author, body, callToAction = '' }: ReturnType<typeof postPage>) {
  return entryOf(routes.post(post.id), post, {
    html: inLanguage(body.html + callToAction, post.lang),
    authors: [author.name],
  });
}

/** The full text of a white paper as an entry. */
export function paperEntry({ paper, authors, body }: ReturnType<typeof paperPage>) {
  return entryOf(routes.whitepaper(paper.id), paper, {
    html: `<h2>${messages.paper.abstract}</h2>${inLanguage(`<p>${escaped(paper.abstract)}</p>${body.html}`, paper.lang)}`,
    authors: authors.map(({ name }) => name),
  });
}

const inLanguage = (html: string, lang?: string) =>
  lang ? `<div lang="${lang}" dir="auto">${html}</div>` : html;

interface Article {
  title: string;
  excerpt: string;
  date: string;
  updated?: string;
  category: string;
  tags: readonly string[];
  lang?: string;
}

function entryOf(
  path: string,
  article: Article,
  { html, authors }: Pick<FeedEntry, 'html' | 'authors'>,
): FeedEntry {
  const url = absolute(path);
  return {
    url,
    title: article.title,
    summary: article.excerpt,
    html: feedHtml(html, url),
    image: absolute(sharePath(path)),
    published: article.date,
    updated: lastChange(article),
    authors,
    categories: [...new Set([article.category, ...article.tags])],
    lang: article.lang,
  };
}

/** A feed as Atom (RFC 4287), RSS 2.0 or JSON Feed 1.1. */
export function feedText(page: FeedPage, format: FeedFormat): string {
  const self = absolute(feedPath(page.list, format));
  const latest = page.entries.map(({ updated }) => updated).sort();
  const feed = new Feed({
    // The id that the Atom feed has always had.
    id: absolute(feedPath(page.list)),
    title: page.title,
    description: page.description,
    link: absolute(pagePaths[page.list]),
    language,
    updated: timeOf(latest.at(-1) ?? '1970-01-01'),
    feedLinks: { [{ xml: 'atom', rss: 'rss', json: 'json' }[format]]: self },
    generator: false,
    // RSS limits the width of this picture to 144 pixels.
    ...(format !== 'rss' && { image: absolute(icons.large.path) }),
  });
  for (const entry of page.entries) feed.addItem(itemOf(entry, format));
  if (format === 'json') return jsonFeed(feed, page.entries);
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

function itemOf(entry: FeedEntry, format: FeedFormat): Item {
  // The package marks these texts as HTML in Atom; RSS descriptions are HTML by definition.
  // In RSS it depends on the reader; escape only what would end the CDATA section.
  const titles = {
    xml: escaped(entry.title),
    rss: entry.title.replaceAll(']]>', ']]&gt;'),
    json: entry.title,
  };
  const description = format === 'json' ? entry.summary : escaped(entry.summary);
  const item: Item = {
    title: titles[format],
    description,
    id: entry.url,
    link: entry.url,
    content: entry.html,
    image: entry.image,
    published: timeOf(entry.published),
    date: timeOf(entry.updated),
    category: entry.categories.map((name) => ({ name, term: name })),
  };
  if (format !== 'rss') return { ...item, author: entry.authors.map((name) => ({ name })) };
  // <author> of RSS is an e-mail address, and RSS has no day of change: both come from other
  // namespaces, which the package declares for its own elements.
  const extensions = [
    { name: 'dc:creator', objects: { _text: entry.authors.join(', ') } },
    { name: 'atom:updated', objects: { _text: timeOf(entry.updated).toISOString() } },
  ];
  // Without an id the package writes the link as a permanent one.
  return { ...item, id: undefined, extensions };
}

/** The package writes version 1. Version 1.1 adds the language and replaces `author` by `authors`. */
function jsonFeed(feed: Feed, entries: readonly FeedEntry[]): string {
  const { items, ...head } = JSON.parse(feed.json1());
  return JSON.stringify({
    ...head,
    version: 'https://jsonfeed.org/version/1.1',
    language: feed.options.language,
    items: items.map(({ author: _, ...item }: { author: unknown }, index: number) => ({
      ...item,
      authors: feed.items[index]?.author,
      language: entries[index]?.lang,
    })),
  });
}

/** Attributes that have a meaning without the style sheets and ids of the site. */
const allowedAttributes = /^(href|src|alt|title|width|height|colspan|rowspan|lang|dir)$/;

/**
 * HTML of an article for feed readers: absolute addresses, no classes and ids, and of a chart its
 * title, caption and data table. The drawing itself depends on the style sheet of the site. Every
 * ">" in texts and attributes is escaped, so none ends the CDATA section of a feed.
 *
 * @param html - sanitized HTML
 * @param page - absolute URL of the page that contains it
 */
function feedHtml(html: string, page: string): string {
  const fragment = parseFragment(html);
  adapt(fragment, page);
  return serialize(fragment);
}

function adapt(parent: DefaultTreeAdapterTypes.ParentNode, page: string): void {
  // A picture keeps its <img>, which every reader shows.
  parent.childNodes = parent.childNodes.filter(({ nodeName }) => !/^(svg|source)$/.test(nodeName));
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    node.attrs = node.attrs.filter(({ name }) => allowedAttributes.test(name));
    for (const attribute of node.attrs) {
      const { name, value } = attribute;
      if (/^(href|src)$/.test(name) && URL.canParse(value, page))
        attribute.value = new URL(withBase(value), page).href;
    }
    adapt(node, page);
  }
}
