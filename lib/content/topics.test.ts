import { afterEach, describe, expect, it, vi } from 'vitest';

import { enterProject, postWith, smallSite } from './fixtures/temp-project';
import { allSeries, placeInSeries } from './series';
import { slugOf } from './slug';
import { linkedTags, topicPath, topics } from './topics';
import { writerPath, writers } from './writers';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Enters the small site with these posts; each has a category, tags and a place in a series. */
function enterSiteWith(posts: readonly { category?: string; tags: string; series?: string }[]) {
  const files = posts.map(({ category = 'AI', tags, series }, index) => [
    `content/blog/post-${index}.md`,
    postWith({
      2: `title: "Post ${index}"`,
      3: `date: 2024-01-${String(10 + index)}`,
      5: `category: ${category}`,
      6: `tags: [${tags}]${series ? `\nseries: ${series}` : ''}`,
      7: `excerpt: "${`Excerpt of post ${index}. `.repeat(4)}x"`,
    }),
  ]);
  enterProject({ ...smallSite, ...Object.fromEntries(files) });
}

describe('topics', () => {
  it('have a page from three posts, which have them as category or tag', () => {
    enterSiteWith([
      { tags: 'governance' },
      { tags: 'governance, a' },
      { tags: 'a', category: 'Governance' },
    ]);
    expect(
      topics().map(({ name, slug, posts }) => [name, slug, posts.map(({ id }) => id)]),
    ).toEqual([['Governance', 'governance', ['post-2', 'post-1', 'post-0']]]);
    expect(topicPath('Governance')).toBe('/blog/topics/governance');
    expect(linkedTags(['governance', 'a'])).toEqual([
      { label: 'governance', href: '/blog/topics/governance' },
      { label: 'a', href: undefined },
    ]);
  });
});

describe('topics', () => {
  it('have those with most posts first, then the order of the alphabet', () => {
    enterSiteWith([
      { tags: 'pilots, governance, a', category: 'Planning' },
      { tags: 'pilots, governance, a', category: 'Planning' },
      { tags: 'pilots, governance, a', category: 'Planning' },
      { tags: 'a', category: 'Strategy' },
    ]);
    // A topic without posts has no page. The post of the small site has the tags too.
    expect(topics().map(({ name, posts }) => [name, posts.length])).toEqual([
      ['A', 4],
      ['Pilots', 4],
      ['Planning', 4],
      ['Governance', 3],
    ]);
    expect(topics().map(({ papers }) => papers)).toEqual([[], [], [], []]);
  });
});

describe('series', () => {
  it('list their parts in order and know what is before and after each', () => {
    enterSiteWith([
      { tags: 'a', series: '{ name: Looms, part: 2 }' },
      { tags: 'a', series: '{ name: Looms, part: 1 }' },
      { tags: 'a', series: '{ name: Looms, part: 3 }' },
    ]);
    const [series] = allSeries();
    expect(series).toMatchObject({ name: 'Looms', slug: 'looms', last: 3 });
    expect(series?.parts.map(({ id }) => id)).toEqual(['post-1', 'post-0', 'post-2']);
    const place = (id: string) => {
      const part = series?.parts.find((each) => each.id === id);
      return part && placeInSeries(part);
    };
    expect(place('post-0')).toEqual({
      name: 'Looms',
      href: '/blog/series/looms',
      part: 2,
      last: 3,
      previous: { href: '/blog/post-1', title: 'Post 1' },
      next: { href: '/blog/post-2', title: 'Post 2' },
    });
    expect(place('post-1')?.previous).toBeUndefined();
    expect(place('post-2')?.next).toBeUndefined();
    expect(placeInSeries({ id: 'first' })).toBeUndefined();
  });
});

describe('writers', () => {
  it('are the authors of published posts, with the address of their page', () => {
    enterSiteWith([{ tags: 'a' }]);
    expect(writers().map(({ slug, author, posts }) => [slug, author.href, posts.length])).toEqual([
      ['ada-moore', '/blog/authors/ada-moore', 2],
    ]);
    expect(writers().map(({ papers }) => papers)).toEqual([[]]);
    expect([writerPath('ada'), writerPath('sam')]).toEqual(['/blog/authors/ada-moore', undefined]);
  });

  it('are authors of papers alone, too, and nobody who has published nothing', () => {
    const paper = postWith({
      2: 'title: "A paper on pilots"',
      4: 'authors: [sam]',
      8: `abstract: ${'x'.repeat(200)}\ndownloadable: true\nfeatured: true\n---`,
    });
    const person = (name: string, order: number) =>
      JSON.stringify({ firstName: name, lastName: 'Reed', order, author: { role: 'Weaver' } });
    enterProject({
      ...smallSite,
      'content/team/sam.json': person('Sam', 2),
      'content/team/kim.json': person('Kim', 3),
      'content/whitepapers/paper.md': paper,
    });
    expect(writers().map(({ slug, posts, papers }) => [slug, posts.length, papers.length])).toEqual(
      [
        ['ada-moore', 1, 0],
        ['sam-reed', 0, 1],
      ],
    );
  });

  it('have addresses in words', () => {
    expect(slugOf('Data & AI')).toBe('data-and-ai');
  });
});
