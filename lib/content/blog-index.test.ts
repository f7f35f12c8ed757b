import { describe, expect, it } from 'vitest';

import { blogIndex } from './blog-index';
import { blog } from './collections/blog';

describe('blogIndex', () => {
  const lists = () => Array.from({ length: blogIndex().last }, (_, index) => blogIndex(index + 1));

  it('has every post on one page, with its author', () => {
    const posts = lists().flatMap((list) => list.posts);
    expect(posts.length).toBeGreaterThan(0);
    expect(posts.map(({ post }) => post)).toEqual(blog.all());
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
