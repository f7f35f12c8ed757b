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

  it('counts all posts on every page, by month for the filter as in the archive', () => {
    const [first, ...others] = lists();
    const months = first?.archive.flatMap(({ year, months }) =>
      months.map(({ month, count }) => [`${year}-${String(month).padStart(2, '0')}`, count]),
    );
    expect(Object.entries(first?.counts ?? {}).sort()).toEqual(months?.sort());
    const counts = Object.values(first?.counts ?? {});
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(blog.all().length);
    for (const { counts, archive } of others) {
      expect({ counts, archive }).toEqual({ counts: first?.counts, archive: first?.archive });
    }
  });
});
