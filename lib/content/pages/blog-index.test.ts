import { expect, it } from 'vitest';
import { blog } from '../collections/blog';
import { blogIndex, entriesOf, type Written } from './blog-index';
import type { Part, Series } from './series';

it('each post of this site is on one page of the list, with its author', () => {
  const [first, ...others] = Array.from({ length: blogIndex().last }, (_, at) => blogIndex(at + 1));
  const written = [first, ...others].flatMap((page) =>
    (page?.pieces ?? []).flatMap((piece): readonly Written[] =>
      'parts' in piece ? piece.parts : [piece],
    ),
  );
  expect(written.map(({ post }) => post.id).sort()).toEqual(
    blog
      .all()
      .map(({ id }) => id)
      .sort(),
  );
  for (const { post, author } of written) expect(author.id).toBe(post.author);
  // Months are chosen on the first page.
  expect(first?.posts.map(({ post }) => post)).toEqual(blog.all());
  for (const { counts } of others) expect(counts).toEqual(first?.counts);
});

it.each([
  ['new 2 between 1 old', ['new', '(1+2)', 'between', 'old']],
  ['1 old', ['1', 'old']],
])('the posts %s make the pieces %j', (names, expected) => {
  const posts = names.split(' ').map((id) => {
    const series = /\d/.test(id) ? { name: 'Looms', part: Number(id) } : undefined;
    return { id, series } as unknown as Part;
  });
  const parts = posts.filter(({ series }) => series).sort((a, b) => a.series.part - b.series.part);
  const pieces = entriesOf(posts, [{ name: 'Looms', parts } as unknown as Series]);
  const named = pieces.map((piece) =>
    'parts' in piece ? `(${piece.parts.map(({ id }) => id).join('+')})` : piece.id,
  );
  expect(named).toEqual(expected);
});
