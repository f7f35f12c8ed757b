import { expect, it } from 'vitest';
import { blog } from '../collections/blog';
import { blogIndex } from './blog-index';

it('each post of this site is in the list, newest first, with its author', () => {
  const { posts } = blogIndex();
  expect(posts.map(({ post }) => post)).toEqual(blog.all());
  for (const { post, author } of posts) expect(author.id).toBe(post.author);
});

it('a part of a series names its part, any other post its category', () => {
  for (const { post, kicker } of blogIndex().posts) {
    const { series, category } = post;
    if (!series) expect(kicker).toBe(category);
    else expect(kicker).toMatch(new RegExp(`^${series.name} · Part ${series.part} of \\d+$`));
  }
});
