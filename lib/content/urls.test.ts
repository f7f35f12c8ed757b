import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { artPath } from '../art/art-path';
import { pageCount } from '../blog/paging';
import { feedPaths } from '../site/alternates';
import { routes } from '../site/routes';
import { allArtAssets } from './art-assets';
import { blog } from './collections/blog';
import { demos } from './collections/demos';
import { industries } from './collections/industries';
import { jobs } from './collections/jobs';
import { services } from './collections/services';
import { whitepapers } from './collections/whitepapers';
import { redirects } from './redirects';
import { lastChange } from './revision';
import { allSeries } from './series';
import { topics } from './topics';
import { canonicalPages, linkablePaths } from './urls';
import { writers } from './writers';

// Reads the content of the site once.
beforeAll(() => void linkablePaths());

const canonical = () => canonicalPages().map(({ path }) => path);
const names = () => services.all().flatMap((entry) => entry.names.map(routes.service));
const inactive = () => demos.all().filter(({ active }) => !active);

describe('canonicalPages', () => {
  it('names each page once, by a path', () => {
    const paths = canonical();
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths.filter((path) => !/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path))).toEqual([]);
  });

  it.each([
    '/',
    '/about',
    '/services',
    '/contact',
    '/blog',
    '/insights',
    '/whitepapers',
    '/careers',
    '/demos',
    '/industries',
    '/tools/genai-landscape',
    '/services/ai-readiness-and-adoption',
    '/services/ai-solutions',
    '/services/ai-products',
    '/industries/logistics',
    '/careers/ai-strategist',
    '/demos/computer-vision',
  ])('names %s', (path) => expect(canonical()).toContain(path));

  it('names every entry that has a page', () => {
    const count = [services, industries, blog, whitepapers, jobs].map(({ all }) => all().length);
    const active = demos.all().length - inactive().length;
    const plain = canonical().filter((path) => !/^\/(?!tools).+\//.test(path));
    const older = canonical().filter((path) => /^\/blog\/page\/\d+$/.test(path)).length;
    expect(older).toBe(pageCount(blog.all().length) - 1);
    const entries = count.reduce((a, b) => a + b, 0);
    // Topics and series have an index, which counts here.
    const lists = 2 + topics().length + allSeries().length + writers().length;
    expect(canonical()).toHaveLength(plain.length + active + older + entries + lists);
  });

  // docs/specification.md R2 and R3.
  it('names no second path and no alias', () => {
    expect(names()).toEqual(
      expect.arrayContaining(['/services/AIReadinessAdoption', '/services/AISolutions']),
    );
    const others = [
      ...names(),
      ...blog.all().map(({ id }) => routes.postAlias(id)),
      ...Object.keys(redirects()),
      routes.blogAlias,
      routes.tools,
    ];
    expect(canonical().filter((path) => others.includes(path))).toEqual([]);
  });

  it('names no demo that is not active', () => {
    const paths = inactive().map(demos.url);
    expect(paths).toContain('/demos/transfer-pricing');
    expect(canonical().filter((path) => paths.includes(path))).toEqual([]);
  });

  it.each([routes.managePosts, routes.contactSent, routes.sendEmail, ...feedPaths])(
    'does not name %s',
    (path) => expect(canonical()).not.toContain(path),
  );

  it('dates posts, papers and jobs, and nothing without a date', () => {
    const dates = new Map(canonicalPages().map((page) => [page.path, page.lastModified]));
    const [post, paper, job] = [blog.all()[0], whitepapers.all()[0], jobs.all()[0]];
    expect(post && dates.get(blog.url(post))).toBe(post && lastChange(post));
    expect(paper && dates.get(whitepapers.url(paper))).toBe(paper && lastChange(paper));
    expect(job && dates.get(jobs.url(job))).toBe(job?.datePosted);
    expect([post, paper, job].every(Boolean)).toBe(true);
    expect(dates.get('/about')).toBeUndefined();
    const newest = (entries: readonly Parameters<typeof lastChange>[0][]) =>
      entries.map(lastChange).reduce((latest, day) => (day > latest ? day : latest), '');
    expect(dates.get('/blog')).toBe(newest(blog.all()));
    expect(dates.get('/whitepapers')).toBe(newest(whitepapers.all()));
    for (const { slug, posts, papers } of topics()) {
      expect(dates.get(routes.topic(slug)), slug).toBe(newest([...posts, ...papers]));
    }
    for (const { slug, posts, papers } of writers()) {
      expect(dates.get(routes.author(slug)), slug).toBe(newest([...posts, ...papers]));
    }
  });

  it('names a content file for each page without a date, and the picture that it shows', () => {
    const art = new Set(allArtAssets().map(({ subject, frame }) => artPath(subject, frame)));
    for (const { path, lastModified, file, image } of canonicalPages()) {
      if (/\/page\//.test(path)) continue;
      expect(lastModified ?? file, path).toMatch(/^\d{4}-\d{2}-\d{2}$|^content\/.+\.json$/);
      if (file) expect(existsSync(file), file).toBe(true);
      if (image?.startsWith('/art/')) expect(art.has(image), image).toBe(true);
      else if (image !== undefined) expect(image).toMatch(/^\/(?:media|landscape|images)\/./);
    }
  });

  it('names the picture of every post, paper and job', () => {
    const images = new Map(canonicalPages().map((page) => [page.path, page.image]));
    const paths = [
      ...blog.all().map(blog.url),
      ...whitepapers.all().map(whitepapers.url),
      ...jobs.all().map(jobs.url),
    ];
    expect(paths.filter((path) => !images.get(path))).toEqual([]);
    expect(images.get('/about')).toBe('/media/vision-poster.webp');
  });
});

describe('linkablePaths', () => {
  it('contains canonical paths, second names and inactive demos', () => {
    const known = linkablePaths();
    const others = [
      ...names(),
      ...inactive().map(demos.url),
      '/blogs',
      '/tools',
      '/admin/manage-posts',
      '/contact/sent',
      '/feeds/blog.xml',
      '/feeds/whitepapers.rss',
    ];
    expect([...canonical(), ...others].filter((path) => !known.has(path))).toEqual([]);
    expect(known.has('/nowhere')).toBe(false);
  });
});
