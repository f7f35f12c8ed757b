import { expect, it } from 'vitest';
import { shareCards } from '../../seo/share-cards';
import { paperFile, postFiles } from '../fixtures/entries';
import { enterSite } from '../fixtures/temp-project';
import { kindsOf } from './counts';
import { allSeries, placeInSeries } from './series';
import { linkedTags, topicPath, topics } from './topics';
import { writerPath, writers } from './writers';

/** Enters the small site with these posts, by category, tags and part of a series. */
function enterSiteWith(...posts: [category: string, tags: string, part?: number][]) {
  const lines = posts.map(([category, tags, part], index) => ({
    ...{ 3: `date: 2024-01-${10 + index}`, 5: `category: ${category}` },
    6: `tags: [${tags}]${part ? `\nseries: { name: Looms, part: ${part} }` : ''}`,
  }));
  enterSite(postFiles(Object.fromEntries(lines.map((each, index) => [`post-${index}`, each]))));
}

it('topics have a page from three posts, which have them as category or tag', () => {
  enterSiteWith(['AI', 'governance'], ['AI', 'governance, a'], ['Governance', 'a']);
  const [topic, ...others] = topics();
  expect(topic).toMatchObject({ name: 'Governance', slug: 'governance', papers: [] });
  expect(topic?.posts.map(({ id }) => id)).toEqual(['post-2', 'post-1', 'post-0']);
  expect(others).toEqual([]);
  expect(topicPath('Governance')).toBe('/blog/topics/governance');
  expect(linkedTags(['governance', 'a'])).toEqual([
    { label: 'governance', href: '/blog/topics/governance' },
    { label: 'a', href: undefined },
  ]);
});

it('topics with most posts are first, then by name', () => {
  const tags = 'pilots, governance, a';
  enterSiteWith(['Planning', tags], ['Planning', tags], ['Planning', tags], ['AI', 'a']);
  // A topic without posts has no page. The post of the small site has the tags too.
  const found = topics().map(({ name, posts }) => `${name} ${posts.length}`);
  expect(found).toEqual(['A 4', 'Pilots 4', 'Planning 4', 'Governance 3']);
});

it('series list their parts in order and know what is before and after each', () => {
  // Part 4 is not published.
  enterSiteWith(['AI', 'a', 2], ['AI', 'a', 1], ['AI', 'a', 3], ['AI', 'a', 5]);
  const [series] = allSeries();
  expect(series).toMatchObject({ name: 'Looms', slug: 'looms', last: 5 });
  expect(series?.parts.map(({ id }) => id)).toEqual(['post-1', 'post-0', 'post-2', 'post-3']);
  const place = (id: string, part: number) =>
    placeInSeries({ id, series: { name: 'Looms', part } });
  expect(place('post-0', 2)).toEqual({
    ...{ name: 'Looms', href: '/blog/series/looms', part: 2, last: 5 },
    previous: { href: '/blog/post-1', title: 'post-1', part: 1 },
    next: { href: '/blog/post-2', title: 'post-2', part: 3 },
  });
  expect(place('post-2', 3)?.next).toMatchObject({ title: 'post-3', part: 5 });
  const card = shareCards().find(({ path }) => path === '/blog/post-0');
  expect(card).toMatchObject({ kind: 'Looms · Part 2 of 5', title: 'post-0' });
  expect(place('post-1', 1)?.previous).toBeUndefined();
  expect(placeInSeries({ id: 'first' })).toBeUndefined();
});

it('writers are the authors of published posts or papers, and lists name papers they have', () => {
  const person = (name: string, order: number) =>
    JSON.stringify({ firstName: name, lastName: 'Reed', order, author: { role: 'Weaver' } });
  enterSite({
    'content/team/sam.json': person('Sam', 2),
    'content/team/kim.json': person('Kim', 3),
    'content/whitepapers/paper.md': paperFile({ 4: 'authors: [sam]' }),
  });
  const found = writers().map((each) => [each.slug, each.posts.length, kindsOf(each)]);
  expect(found).toEqual([
    ['ada-moore', 1, 'Articles'],
    ['sam-reed', 0, 'Articles and White Papers'],
  ]);
  expect([writerPath('ada'), writerPath('kim')]).toEqual(['/blog/authors/ada-moore', undefined]);
});
