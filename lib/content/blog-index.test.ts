import { describe, expect, it } from 'vitest';

import { archiveOf, blogIndex } from './blog-index';
import { blog } from './collections/blog';

const archive = (...dates: string[]) => archiveOf(dates.map((date) => ({ date })));

describe('archiveOf', () => {
  it('counts by year and month, newest first, whatever the order of the posts', () => {
    expect(archive('2023-12-31', '2024-05-14', '2024-11-02', '2024-05-29', '2024-01-01')).toEqual([
      {
        year: 2024,
        months: [
          { month: 11, name: 'November', count: 1 },
          { month: 5, name: 'May', count: 2 },
          { month: 1, name: 'January', count: 1 },
        ],
      },
      { year: 2023, months: [{ month: 12, name: 'December', count: 1 }] },
    ]);
  });

  it.each(['', 'soon', '2024-13-01'])('skips a post with the date "%s"', (date) => {
    expect(archive(date, '2024-05-14')).toEqual(archive('2024-05-14'));
    expect(archive(date)).toEqual([]);
  });
});

describe('blogIndex', () => {
  it('has every post with its author and address, and counts each once', () => {
    const { posts, archive: years } = blogIndex((id) => `/somewhere/${id}`);
    expect(posts.length).toBeGreaterThan(0);
    expect(posts.map(({ post }) => post)).toEqual(blog.all());
    for (const { post, author, href } of posts) {
      expect(author.id).toBe(post.author);
      expect(href).toBe(`/somewhere/${post.id}`);
    }
    const counts = years.flatMap(({ months }) => months.map(({ count }) => count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(posts.length);
  });
});
