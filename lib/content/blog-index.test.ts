import { describe, expect, it } from 'vitest';

import { blogIndex, type ListPiece, piecesOf } from './blog-index';
import { blog, type Post } from './collections/blog';
import { type Author, team } from './collections/team';
import type { Part, Series } from './series';

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

  it('counts all posts by month, the same on every page', () => {
    const [first, ...others] = lists();
    const counts = Object.values(first?.counts ?? {});
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(blog.all().length);
    for (const { counts } of others) expect(counts).toEqual(first?.counts);
  });
});

describe('piecesOf', () => {
  const author = team.all().find((person) => person.author)?.id;
  const post = (id: string, name?: string, part = 1) =>
    ({ id, author, ...(name && { series: { name, part } }) }) as unknown as Part;
  const series = (name: string, ...parts: Part[]) => ({ name, parts }) as unknown as Series;
  const named = (posts: readonly Post[], ...all: Series[]) =>
    piecesOf(posts, all).map((piece) => postsOf(piece).map((each) => each.post.id));

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

  it('groups the parts of a page only, and leaves a single one alone', () => {
    const parts = [1, 2, 3].map((part) => post(`loom-${part}`, 'Looms', part));
    const [first, second, third] = parts as [Part, Part, Part];
    expect(named([third, second], series('Looms', ...parts))).toEqual([['loom-2', 'loom-3']]);
    expect(named([first, post('old')], series('Looms', ...parts))).toEqual([['loom-1'], ['old']]);
  });
});
