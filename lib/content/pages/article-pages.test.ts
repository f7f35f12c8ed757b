import { afterEach, expect, it, vi } from 'vitest';

import { paperFile } from '../fixtures/entries';
import { enterProject, type Files, postWith, smallSite } from '../fixtures/temp-project';
import { paperPage, postPage } from './article-pages';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const excerptOf = (id: string) => `excerpt: "${`Excerpt of ${id}. `.repeat(5).trim()}"`;
const post = (id: string, day: number, more = ''): Files => ({
  [`content/blog/${id}.md`]: postWith({
    ...{ 2: `title: "Post ${id}"`, 3: `date: 2024-07-0${day}`, 7: excerptOf(id) },
    6: `tags: [governance]${more}`,
  }),
});
const paper = (id: string, day: number): Files => ({
  [`content/whitepapers/${id}.md`]: paperFile({
    ...{ 2: `title: "Paper ${id}"`, 3: `date: 2024-07-0${day}`, 7: excerptOf(id) },
    4: 'authors: [ben, ada]',
    8: `abstract: ${id.repeat(200)}\ndownloadable: true\nfeatured: true\n---`,
    9: '## One\n\n### Two & more\n\nText.',
  }),
});

it('have neighbors, place in a series, topics, authors and a table of contents', () => {
  enterProject({
    ...smallSite,
    'content/team/ben.json': JSON.stringify({
      ...{ firstName: 'Ben', lastName: 'Hill', order: 3 },
      author: { role: 'Analyst' },
    }),
    ...post('a', 3),
    ...post('b', 2, '\nseries: { name: Looms, part: 2 }'),
    ...post('c', 1, '\nseries: { name: Looms, part: 1 }'),
    ...paper('x', 2),
    ...paper('y', 1),
  });
  expect(postPage('a')).toMatchObject({
    ...{ previous: undefined, next: { href: '/blog/b' }, series: undefined },
    tags: [{ label: 'governance', href: '/blog/topics/governance' }],
  });
  expect(postPage('b')).toMatchObject({
    previous: { href: '/blog/a', title: 'Post a' },
    next: { href: '/blog/c', title: 'Post c' },
    series: { part: 2, last: 2 },
  });
  expect(postPage('first').tags.map(({ href }) => href)).toEqual([undefined, undefined]);
  const { authors, body, previous, next } = paperPage('y');
  expect([previous?.href, next]).toEqual(['/whitepapers/x', undefined]);
  expect(authors.map(({ id }) => id)).toEqual(['ben', 'ada']);
  const headings = [...body.html.matchAll(/<h[23] id="([^"]*)"/g)].map((match) => match[1]);
  expect(body.toc.map(({ id }) => id)).toEqual(headings);
});

it('have the words of links to pages that are off as plain text', () => {
  const text = 'See [our *jobs*](/careers/weaver), [a demo][d] and [a post](/blog/first).';
  enterProject({
    ...smallSite,
    'content/blog/first.md': postWith({ 9: `${text}\n\n[d]: /demos` }),
  });
  expect(postPage('first').body.html).toBe(
    '<p>See our <em>jobs</em>, a demo and <a href="/blog/first">a post</a>.</p>\n',
  );
});

it.each([
  ['production', undefined],
  ['development', 'content/blog/first.md:9  body: page not found: /nowhere'],
])('in %s a dead link says %s', (mode, message) => {
  vi.stubEnv('NODE_ENV', mode);
  enterProject({ ...smallSite, 'content/blog/first.md': postWith({ 9: '[a](/nowhere)' }) });
  const page = () => postPage('first');
  if (message) expect(page).toThrow(message);
  else expect(page).not.toThrow();
});

it('have the call to action beside the text, and count it in the reading time', () => {
  const words = 'word '.repeat(238 + 100).trim();
  const call = `callToAction: "${'word '.repeat(30).trim()} [word](/contact)."`;
  enterProject({
    ...smallSite,
    'content/blog/first.md': postWith({ 9: words }),
    'content/blog/second.md': postWith({
      ...{ 2: 'title: Second', 7: `${excerptOf('second')}\n${call}`, 9: words },
    }),
  });
  const [first, second] = [postPage('first'), postPage('second')];
  expect([first.callToAction, first.post.readTime]).toEqual([undefined, 1]);
  expect(second.callToAction).toMatch(/^<p>(word )+<a href="\/contact">word<\/a>\.<\/p>\n$/);
  expect(second.body.html).not.toContain('/contact');
  expect(second.post.readTime).toBe(2);
});
