import { beforeEach, expect, it } from 'vitest';

import { routes } from '../../site/routes';
import { serviceAt } from '../collections/services';
import {
  demoFile,
  industryFile,
  jobFile,
  paperFile,
  postFiles,
  serviceFile,
} from '../fixtures/entries';
import { draftPages, enterSite, pageFile, postWith } from '../fixtures/temp-project';
import { allArtAssets } from './assets';
import { POSTS_PER_PAGE } from './paging';
import { canonicalPages, redirects } from './urls';

/** A site with an entry of each kind that has a page. */
beforeEach(() => {
  enterSite({
    'content/pages/about.json': pageFile('about', { aliases: ['/who-we-are', '/%C3%BCber uns'] }),
    'content/blog/first.md': postWith({
      2: 'title: "First"\nupdated: 2024-06-01\nchanges: "The example has a second year now."',
      6: 'tags: [a]\naliases: [/blog/older, /old/first]\ncoverImage: /images/cover.webp',
    }),
    ...postFiles({ draft: { 6: 'tags: [a]\naliases: [/blog/not-yet]\ndraft: true' } }),
    'content/blog/later.md': postWith({ 2: 'title: Later', 3: 'date: 2999-01-01' }),
    'content/pages/services.json': pageFile('services', { aliases: ['/offers'] }),
    'content/whitepapers/paper.md': paperFile(),
    'content/services/ai-weaving.json': serviceFile({
      names: ['AIWeaving'],
      aliases: ['/weaving'],
    }),
    'content/industries/energy.json': industryFile({ aliases: ['/blog/energy'] }),
    'content/demos/watch.json': demoFile({ aliases: ['/watch'] }),
    'content/demos/gone.json': demoFile({ name: 'Gone', order: 2, active: false }),
    'content/jobs/open.json': jobFile(),
    'content/jobs/past.json': jobFile({ title: 'Past', order: 2, validThrough: '2024-02-01' }),
    'content/jobs/later.json': jobFile({ title: 'Later', order: 3, datePosted: '2999-01-01' }),
  });
});

// e2e/html.test.ts checks that it has exactly the exported pages that are not hidden.
it('the sitemap has entries that are published, with date or file and picture', () => {
  const service = routes.service('ai-weaving');
  const found = canonicalPages().map(({ path: page, lastModified, file, image }) => {
    return [page, lastModified ?? file, image];
  });
  expect(found).toEqual(
    expect.arrayContaining([
      [routes.about, 'content/pages/about.json', '/media/vision-poster.webp'],
      ['/contact', 'content/pages/contact.json', undefined],
      ['/blog', '2024-06-01', '/art/pages.blog.hero.svg'],
      [service, 'content/services/ai-weaving.json', '/art/services.ai-weaving.hero.svg'],
    ]),
  );
  expect(found.slice(found.findIndex(([page]) => page === routes.demo('watch')))).toEqual([
    [routes.demo('watch'), 'content/demos/watch.json', undefined],
    ['/blog/first', '2024-06-01', '/images/cover.webp'],
    [routes.whitepaper('paper'), '2024-05-29', '/art/whitepapers.paper.hero.svg'],
    [routes.job('open'), '2024-01-15', '/art/jobs.open.wide.svg'],
    ['/blog/authors/ada-moore', '2024-06-01', undefined],
    ['/blog/2024', '2024-06-01', undefined],
    ['/blog/2024/05', '2024-06-01', undefined],
  ]);
});

it.each([
  ['on', {}, true],
  ['off', draftPages('blog-topics', 'blog-series'), false],
])('topics and series have pages while their lists are %s', (_, lists, expected) => {
  const posts = Array.from({ length: POSTS_PER_PAGE + 1 }, (_each, index) => [
    `post-${index}`,
    { 6: `tags: [pilots]\nseries: { name: Looms, part: ${index + 1} }` },
  ]);
  enterSite({ ...postFiles(Object.fromEntries(posts)), ...lists });
  const dates = new Map(canonicalPages().map((page) => [page.path, page.lastModified]));
  expect(dates.has('/blog/series/looms')).toBe(expected);
  expect(dates.has('/blog/topics/pilots')).toBe(expected);
  // The two posts of the small site are by the same author, in the same month.
  for (const list of ['', '/authors/ada-moore', '/2024', '/2024/05']) {
    expect(dates.get(`/blog${list}/page/2`), list).toBeDefined();
    expect(dates.has(`/blog${list}/page/3`), list).toBe(false);
  }
});

// docs/specification.md R2.
it('a service is found by its id and its other names, letter by letter', () => {
  for (const name of ['ai-weaving', 'AIWeaving']) expect(serviceAt(name)?.id).toBe('ai-weaving');
  for (const name of ['aiweaving', '', 'gone']) expect(serviceAt(name)).toBeUndefined();
});

it('redirects lead from the aliases of each kind, and of posts at both addresses', () => {
  expect(redirects()).toEqual({
    '/blog/older': '/blog/first',
    '/blogs/older': '/blogs/first',
    '/old/first': '/blog/first',
    '/weaving': routes.service('ai-weaving'),
    // The entries of a section that has moved redirect with its page.
    '/offers': routes.services,
    '/offers/ai-weaving': routes.service('ai-weaving'),
    '/offers/AIWeaving': routes.service('AIWeaving'),
    '/blog/energy': routes.industry('energy'),
    '/watch': routes.demo('watch'),
    '/who-we-are': routes.about,
    '/über uns': routes.about,
  });
});

it('each picture is drawn once, and none of a page that is off', () => {
  const names = () => allArtAssets().map((asset) => JSON.stringify(asset));
  expect(new Set(names()).size).toBe(names().length);
  expect(names().join()).toContain('"careers"');
  enterSite(draftPages('careers'));
  expect(names().join()).not.toContain('"careers"');
});
