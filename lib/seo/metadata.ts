import type { Metadata } from 'next';

import type { Post } from '../content/collections/blog';
import { site } from '../content/collections/site';
import type { Author } from '../content/collections/team';
import { isProduction, readEnv } from '../site/env';
import { routes } from '../site/routes';
import { favicon, icons, vectorIcon } from './icons';
import { absolute } from './json-ld';
import { shareAlt, sharePath } from './share-cards';
import { shareSize } from './share-layout';

interface PageMetadata {
  /** Without the site's name; it is added. */
  title: string;
  description: string;
  /** The canonical path; an alias names the page that it repeats. */
  path: string;
  /** Kept out of search engines even in production. */
  hidden?: boolean;
  article?: { published: string; authors: string[] };
}

/** Defaults of every page. Outside production nothing is indexed. */
export function rootMetadata(): Metadata {
  return {
    metadataBase: new URL(readEnv().SITE_URL),
    robots: isProduction() ? undefined : { index: false, follow: false },
    alternates: { types: { 'application/atom+xml': routes.feed } },
    // Named here, so the file conventions of Next add none.
    icons: {
      icon: [
        { url: favicon.path, sizes: favicon.sizes.map((size) => `${size}x${size}`).join(' ') },
        { url: vectorIcon, type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: icons.apple.path, sizes: `${icons.apple.size}x${icons.apple.size}` },
    },
  };
}

/** Title, description, canonical link and social card data of one page. */
export function pageMetadata({
  title,
  description,
  path,
  hidden,
  article,
}: PageMetadata): Metadata {
  const { name } = site();
  const fullTitle = path === routes.home ? `${name}: ${title}` : `${title} | ${name}`;
  return {
    title: fullTitle,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': routes.feed } },
    ...(hidden && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      url: path,
      siteName: name,
      locale: 'en_US',
      images: {
        url: absolute(sharePath(path)),
        ...shareSize,
        type: 'image/png',
        alt: shareAlt(title, name),
      },
      ...(article
        ? { type: 'article', publishedTime: article.published, authors: article.authors }
        : { type: 'website' }),
    },
    // Title, description and picture of the card are those above.
    twitter: { card: 'summary_large_image' },
  };
}

/** Metadata of a post; both of its addresses name the one on /blog as canonical. */
export const postMetadata = (post: Post, author: Author) =>
  pageMetadata({
    title: post.title,
    description: post.excerpt,
    path: routes.post(post.id),
    article: { published: post.date, authors: [author.name] },
  });
