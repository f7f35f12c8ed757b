import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '../content/collections/blog';
import { siteDocument } from '../content/collections/site';
import { feedPaths } from '../content/pages/shown-pages';
import { pageMetadata, postMetadata, rootMetadata } from './metadata';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.loom.example');
  vi.spyOn(siteDocument, 'get').mockReturnValue({ ...siteDocument.get(), name: 'Loom' });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A list that the site does without has no feed. */
const hasFeed = (link: string) => feedPaths().includes(link);
const page = { title: 'Careers', description: 'Open positions.', path: '/careers' };
const feed = { 'application/atom+xml': '/feeds/blog.xml' };

describe('rootMetadata', () => {
  it.each([
    ['', false],
    ['development', false],
    ['staging', false],
    ['production', true],
  ])('in "%s" lets search engines in: %s', (environment, open) => {
    vi.stubEnv('SITE_ENV', environment);
    expect(rootMetadata().robots).toEqual(open ? undefined : { index: false, follow: false });
  });

  it('names an icon for tabs of every kind and for home screens', () => {
    expect(rootMetadata().icons).toEqual({
      icon: [
        { url: '/favicon.ico', sizes: '16x16 32x32 48x48' },
        { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: '/icons/apple-touch-icon.png', sizes: '180x180' },
    });
  });

  it('makes addresses absolute with SITE_URL', () => {
    expect(String(rootMetadata().metadataBase)).toBe('https://www.loom.example/');
    expect(rootMetadata().alternates?.types).toEqual(feed);
  });
});

describe('pageMetadata', () => {
  it('has title, description, canonical path, feed and card', () => {
    expect(pageMetadata(page)).toEqual({
      title: 'Careers | Loom',
      description: 'Open positions.',
      alternates: { canonical: '/careers', types: feed },
      openGraph: {
        title: 'Careers',
        description: 'Open positions.',
        url: '/careers',
        siteName: 'Loom',
        locale: 'en_US',
        type: 'website',
        images: {
          url: 'https://www.loom.example/og/careers.png',
          width: 1200,
          height: 630,
          type: 'image/png',
          alt: expect.stringContaining('Careers'),
        },
      },
      twitter: { card: 'summary_large_image' },
    });
  });

  // Each link costs bytes on every page, so only a list names all formats of its feed.
  it.each([
    [{}, ['/feeds/blog.xml']],
    [{ path: '/blog' }, ['/feeds/blog.xml', '/feeds/blog.rss', '/feeds/blog.json']],
    [{ path: '/blog/page/2' }, ['/feeds/blog.xml']],
    [
      { path: '/whitepapers', feed: 'whitepapers' },
      ['/feeds/whitepapers.xml', '/feeds/whitepapers.rss', '/feeds/whitepapers.json'],
    ],
    [
      { path: '/whitepapers/a', feed: 'whitepapers', markdown: true },
      ['/feeds/whitepapers.xml', '/whitepapers/a.md'],
    ],
  ] as const)('with %o links to %o', (change, links) => {
    const expected = links.filter((link) => !link.startsWith('/feeds/') || hasFeed(link));
    expect(Object.values(pageMetadata({ ...page, ...change }).alternates?.types ?? {})).toEqual(
      expected,
    );
  });

  it('puts the name of the site first on the home page', () => {
    expect(pageMetadata({ ...page, title: 'AI that ships', path: '/' }).title).toBe(
      'Loom: AI that ships',
    );
  });

  it('excludes a hidden page from indexing also in production', () => {
    vi.stubEnv('SITE_ENV', 'production');
    expect(pageMetadata({ ...page, hidden: true }).robots).toEqual({ index: false, follow: true });
    // A key with the value undefined would override the root metadata outside production.
    expect(pageMetadata(page)).not.toHaveProperty('robots');
  });
});

describe('postMetadata', () => {
  it('names the address on /blog, the day and the author', () => {
    const post = {
      id: 'blog-06',
      title: 'Pilots',
      excerpt: 'They end.',
      date: '2024-05-29',
    } as Post;
    const author = { id: 'ada', name: 'Ada Moore', initials: 'AM', role: 'Weaver' };
    const { title, description, alternates, openGraph } = postMetadata(post, author);
    expect([title, description]).toEqual(['Pilots | Loom', 'They end.']);
    expect(alternates?.canonical).toBe('/blog/blog-06');
    expect(openGraph).toMatchObject({
      type: 'article',
      url: '/blog/blog-06',
      publishedTime: '2024-05-29T12:00:00Z',
      authors: ['Ada Moore'],
    });
  });
});
