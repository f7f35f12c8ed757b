/** Lists that have feeds: ids of their pages. */
export const feedLists = ['blog', 'whitepapers'] as const;

export type FeedList = (typeof feedLists)[number];

/** Media types of the feed formats, by file extension: Atom, RSS 2.0 and JSON Feed. */
export const feedTypes = {
  xml: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/feed+json',
} as const;

export type FeedFormat = keyof typeof feedTypes;

export const feedFormats = Object.keys(feedTypes) as FeedFormat[];

/** URL path of a feed. The Atom feed of the blog has been public since the first release. */
export const feedPath = (list: FeedList, format: FeedFormat = 'xml') => `/feeds/${list}.${format}`;

export const markdownType = 'text/markdown';

/** URL path of the Markdown copy of a page (lib/seo/markdown-copies.ts). */
export const markdownPath = (page: string) => `${page}.md`;
