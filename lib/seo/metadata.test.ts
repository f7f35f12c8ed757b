import { beforeEach, expect, it, vi } from 'vitest';
import type { Post } from '../content/collections/blog';
import { siteDocument } from '../content/collections/site';
import { feedPaths } from '../content/pages/shown-pages';
import { routes } from '../site/routes';
import { pageMetadata, postMetadata, rootMetadata } from './metadata';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.loom.example');
  vi.spyOn(siteDocument, 'get').mockReturnValue({ ...siteDocument.get(), name: 'Loom' });
});

/** A list that the site does without has no feed. */
const hasFeed = (link: string) => feedPaths().includes(link);
const page = { title: 'Careers', description: 'Open positions.', path: '/careers' };
const blogFeed = '/feeds/blog.xml';
const feed = hasFeed(blogFeed) ? { 'application/atom+xml': blogFeed } : {};

it.each([
  ['staging', false],
  ['production', true],
])('in "%s" search engines are let in: %s', (environment, open) => {
  vi.stubEnv('SITE_ENV', environment);
  const { robots, metadataBase, alternates } = rootMetadata();
  expect(robots).toEqual(open ? undefined : { index: false, follow: false });
  expect(String(metadataBase)).toBe('https://www.loom.example/');
  expect(alternates?.types).toEqual(feed);
});

it('a page has title, description, canonical path, feed and card', () => {
  const { title, description, path } = page;
  const png = { width: 1200, height: 630, type: 'image/png' };
  const alt = expect.stringContaining(title);
  expect(pageMetadata(page)).toEqual({
    ...{ title: 'Careers | Loom', description, alternates: { canonical: path, types: feed } },
    openGraph: {
      ...{ title, description, url: path, siteName: 'Loom', locale: 'en_US', type: 'website' },
      images: { ...png, url: 'https://www.loom.example/og/careers.png', alt },
    },
    twitter: { card: 'summary_large_image' },
  });
  expect(pageMetadata({ ...page, path: '/' }).title).toBe('Loom: Careers');
  expect(pageMetadata({ ...page, lang: 'de' }).openGraph).toMatchObject({ locale: 'de_DE' });
});

// Each link costs bytes on every page, so only a list names all formats of its feed.
const feeds = ['xml', 'rss', 'json'].map((format) => `/feeds/whitepapers.${format}`);
it.each([
  [{ path: routes.whitepapers }, feeds],
  [{ path: '/whitepapers/a', markdown: true }, [...feeds.slice(0, 1), '/whitepapers/a.md']],
])('a page with %o links to %o', (change, links) => {
  const expected = links.filter((link) => !link.startsWith('/feeds/') || hasFeed(link));
  const { types } = pageMetadata({ ...page, feed: 'whitepapers', ...change }).alternates ?? {};
  expect(Object.values(types ?? {})).toEqual(expected);
});

it('a hidden page is not indexed, also in production', () => {
  vi.stubEnv('SITE_ENV', 'production');
  expect(pageMetadata({ ...page, hidden: true }).robots).toEqual({ index: false, follow: true });
  // A key with the value undefined would override the root metadata outside production.
  expect(pageMetadata(page)).not.toHaveProperty('robots');
});

it('a post names its address on /blog, the day and the author', () => {
  const words = { title: 'Pilots', excerpt: 'They end.' };
  const post = { id: 'blog-06', ...words, date: '2024-05-29' } as Post;
  const author = { id: 'ada', name: 'Ada Moore', initials: 'AM', role: 'Weaver' };
  expect(postMetadata(post, author)).toMatchObject({
    ...{ title: 'Pilots | Loom', description: 'They end.' },
    alternates: { canonical: '/blog/blog-06' },
    openGraph: {
      ...{ type: 'article', url: '/blog/blog-06', publishedTime: '2024-05-29T12:00:00Z' },
      authors: ['Ada Moore'],
    },
  });
});
