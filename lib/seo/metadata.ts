import type { Metadata } from 'next';
import type { Post } from '../content/collections/blog';
import { site } from '../content/collections/site';
import type { Author } from '../content/collections/team';
import type { PeriodIndex } from '../content/pages/blog-index';
import { countOf, kindsOf } from '../content/pages/counts';
import { pageTexts } from '../content/pages/page-texts';
import { isShown } from '../content/pages/shown-pages';
import { lastTopicPage, type Topic } from '../content/pages/topics';
import { lastWriterPage, type Writer } from '../content/pages/writers';
import {
  type FeedList,
  feedFormats,
  feedPath,
  feedTypes,
  markdownPath,
  markdownType,
} from '../site/alternates';
import { withBase } from '../site/base-path';
import { isProduction, readEnv } from '../site/env';
import { language } from '../site/language';
import * as messages from '../site/messages';
import { type PageId, pagePaths, pageRow } from '../site/pages';
import { routes } from '../site/routes';
import { favicon, icons, vectorIcon } from './icons';
import { absolute, noon } from './json-ld';
import { sharePath } from './share-cards';
import { shareSize } from './share-layout';

interface PageMetadata {
  /** Without the name of the site, which is added. */
  title: string;
  description: string;
  /** Canonical path; for an alias that of the original page. */
  path: string;
  /** Not indexed by search engines, even in production. */
  hidden?: boolean;
  article?: { published: string; modified?: string; authors: string[] };
  /** Language of the text, if it is another one than that of the site. */
  lang?: string;
  /** List whose feed readers may subscribe to. Default: the blog. */
  feed?: FeedList;
  /** Whether the build also writes the page as Markdown (lib/seo/markdown-copies.ts). */
  markdown?: boolean;
}

/** Feeds of a list by media type: in every format on the list itself, else as Atom alone. */
function feedLinks(list: FeedList, path?: string): Record<string, string> {
  if (!isShown(list)) return {};
  const formats = path === pagePaths[list] ? feedFormats : (['xml'] as const);
  return Object.fromEntries(formats.map((format) => [feedTypes[format], feedPath(list, format)]));
}

/** Default metadata of all pages. Outside production no page is indexed. */
export function rootMetadata(): Metadata {
  return {
    metadataBase: new URL(readEnv().SITE_URL),
    robots: isProduction() ? undefined : { index: false, follow: false },
    alternates: { types: feedLinks('blog') },
    // With icons listed here, Next adds none by its file conventions (app/icon.svg).
    icons: {
      icon: [
        {
          url: withBase(favicon.path),
          sizes: favicon.sizes.map((size) => `${size}x${size}`).join(' '),
        },
        { url: withBase(vectorIcon), type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: withBase(icons.apple.path), sizes: `${icons.apple.size}x${icons.apple.size}` },
    },
  };
}

/** Language and territory as Open Graph writes them, e.g. `de_DE` for `de`. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}

/** Title, description, canonical link and social card data of one page. */
export function pageMetadata({
  title,
  description,
  path,
  hidden,
  article,
  lang = language,
  feed = 'blog',
  markdown,
}: PageMetadata): Metadata {
  const { name } = site();
  const fullTitle = path === routes.home ? `${name}: ${title}` : `${title} | ${name}`;
  return {
    title: fullTitle,
    description,
    alternates: {
      canonical: path,
      types: { ...feedLinks(feed, path), ...(markdown && { [markdownType]: markdownPath(path) }) },
    },
    ...(hidden && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: path,
      siteName: name,
      locale: localeOf(lang),
      images: {
        url: absolute(sharePath(path)),
        ...shareSize,
        type: 'image/png',
        alt: messages.files.shareImage(title, name),
      },
      ...(article
        ? {
            type: 'article',
            publishedTime: noon(article.published),
            modifiedTime: article.modified && noon(article.modified),
            authors: article.authors,
          }
        : { type: 'website' }),
    },
    // Title, description and picture are taken from Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}

interface ListMetadata extends PageMetadata {
  /** Number of this page of the list, from 1. */
  number: number;
  last: number;
}

/** Metadata of one page of a list: further pages have their number in title and description. */
export function listMetadata({ number, last, title, description, ...page }: ListMetadata) {
  if (number === 1) return pageMetadata({ ...page, title, description });
  return pageMetadata({
    ...page,
    title: messages.blogPages.titleOfPage(title, number),
    description: `${description} ${messages.ui.page(number, last)}.`,
  });
}

/** Metadata of one page of a year or month of the blog. */
export const periodMetadata = ({ period, number, last, title, description }: PeriodIndex) =>
  listMetadata({ title, description, path: routes.period(period.key, number), number, last });

/** Metadata of one page of a topic. */
export const topicMetadata = ({ topic, number }: { topic: Topic; number: number }) =>
  listMetadata({
    title: `${topic.name}: ${kindsOf(topic)}`,
    description: topic.description,
    path: routes.topic(topic.slug, number),
    number,
    last: lastTopicPage(topic),
  });

/** Title, description and path of the first page of an author. */
export const writerFacts = (writer: Writer) => ({
  title: writer.author.name,
  description: messages.blogPages.authorOf(
    writer.author.name,
    writer.author.role,
    site().name,
    countOf(writer),
  ),
  path: routes.author(writer.slug),
});

/** Metadata of one page of an author. */
export const writerMetadata = (writer: Writer, number: number) =>
  listMetadata({
    ...writerFacts(writer),
    path: routes.author(writer.slug, number),
    number,
    last: lastWriterPage(writer),
  });

/** Metadata of a page of the table in lib/site/pages.ts; none while the page is off. */
export function metadataOf(id: PageId): Metadata {
  if (!isShown(id)) return {};
  const { path, hidden, feed } = pageRow(id);
  const { title, description } = pageTexts(id);
  return pageMetadata({ title, description, path, hidden, feed });
}

/** Metadata of a post. The canonical path is on /blog, also for the page on /blogs. */
export const postMetadata = (post: Post, author: Author) =>
  pageMetadata({
    title: post.title,
    description: post.excerpt,
    path: routes.post(post.id),
    article: { published: post.date, modified: post.updated, authors: [author.name] },
    lang: post.lang,
    markdown: true,
  });
