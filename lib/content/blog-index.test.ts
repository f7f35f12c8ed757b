import { describe, expect, it } from 'vitest';

import { blogIndex, type ListPiece, piecesOf } from './blog-index';
import { blog, type Post } from './collections/blog';
import type { Author } from './collections/team';
import { allSeries, type Part, type Series } from './series';

const postsOf = (piece: ListPiece): readonly { post: Post; author: Author }[] =>
  'parts' in piece ? piece.parts : [piece];

describe('blogIndex', () => {
  const lists = () => Array.from({ length: blogIndex().last }, (_, index) => blogIndex(index + 1));

  it('has every post on one page, with its author', () => {
    const posts = lists().flatMap(({ pieces }) => pieces.flatMap(postsOf));
    expect(posts.length).toBeGreaterThan(0);
    expect(new Set(posts.map(({ post }) => post))).toEqual(new Set(blog.all()));
    expect(posts.length).toBe(blog.all().length);
    for (const { post, author } of posts) {
      expect(author.id).toBe(post.author);
    }
    expect(lists().map(({ number }) => number)).toEqual(lists().map((_, index) => index + 1));
  });

  it('has all parts of a series on one page', () => {
    for (const series of allSeries()) {
      const pages = lists().filter(({ pieces }) =>
        pieces.flatMap(postsOf).some(({ post }) => post.series?.name === series.name),
      );
      expect(pages, series.name).toHaveLength(1);
    }
  });

  it('has all posts on the first page, from which a month is chosen', () => {
    expect(lists()[0]?.posts.map(({ post }) => post)).toEqual(blog.all());
  });

  it('counts all posts by month, the same on every page', () => {
    const [first, ...others] = lists();
    const counts = Object.values(first?.counts ?? {});
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(blog.all().length);
    for (const { counts } of others) expect(counts).toEqual(first?.counts);
  });
});

describe('piecesOf', () => {
  const post = (id: string, name?: string, part = 1) =>
    ({ id, ...(name && { series: { name, part } }) }) as unknown as Part;
  const series = (name: string, ...parts: Part[]) => ({ name, parts }) as unknown as Series;
  const named = (posts: readonly Post[], ...all: Series[]) =>
    piecesOf(posts, all).map((piece) =>
      ('parts' in piece ? piece.parts : [piece]).map(({ id }) => id),
    );

  it('groups the parts of a series in their order, in the place of the newest', () => {
    const [first, second] = [post('one', 'Looms', 1), post('two', 'Looms', 2)];
    const posts = [post('new'), second, post('between'), first, post('old')];
    expect(named(posts, series('Looms', first, second))).toEqual([
      ['new'],
      ['one', 'two'],
      ['between'],
      ['old'],
    ]);
  });

  it('leaves a single part alone', () => {
    const first = post('loom-1', 'Looms');
    expect(named([first, post('old')], series('Looms', first))).toEqual([['loom-1'], ['old']]);
  });
});
