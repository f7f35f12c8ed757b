import { blog, type Post } from '../collections/blog';
import { type Author, authorOf } from '../collections/team';
import { countByMonth } from './archive';
import { pagesOf } from './paging';
import { allSeries, type Part, type Series } from './series';
import { topics } from './topics';

export interface Written<P extends Post = Post> {
  post: P;
  author: Author;
}

/** A post of the list, or a series, with the authors. */
export type ListEntry = (Written | { series: Series; parts: readonly Written<Part>[] }) & {
  /** Date of the newest post. */
  date: string;
};

const written = <P extends Post>(post: P): Written<P> => ({ post, author: authorOf(post.author) });

/**
 * Groups the posts of the list: two or more parts of a series become one piece, in the place of the
 * newest of them.
 *
 * @param posts - newest first
 */
export function entriesOf(posts: readonly Post[], series: readonly Series[]): (Post | Series)[] {
  return posts.flatMap((post): (Post | Series)[] => {
    const own = series.find(({ name }) => name === post.series?.name);
    if (!own || own.parts.length < 2) return [post];
    const newest = posts.find((each) => each.series?.name === own.name);
    return post === newest ? [own] : [];
  });
}

const postsIn = (piece: Post | Series): readonly Post[] =>
  'parts' in piece ? piece.parts : [piece];

/** Date of the newest post of a piece. */
const dateOf = (piece: Post | Series) =>
  postsIn(piece)
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? '';

/** Pages of the list. They are the same whether or not an author exists, which is checked later. */
const listPages = () =>
  pagesOf(entriesOf(blog.valid(), allSeries()), (piece) => postsIn(piece).length);

/** Number of pages of the list. */
export const lastListPage = () => listPages().length;

/**
 * Data of one page of the blog list (docs/specification.md B1 and B4).
 *
 * @param number - page number from 1
 */
export function blogIndex(number = 1) {
  const pages = listPages();
  const pieces = pages[number - 1] ?? [];
  const oldest = pages[number - 2]?.at(-1);
  return {
    number,
    last: pages.length,
    pieces: pieces.map((piece): ListEntry => {
      const date = dateOf(piece);
      return 'parts' in piece
        ? { series: piece, date, parts: piece.parts.map(written) }
        : { ...written(piece), date };
    }),
    /** Date of the last piece of the page before. */
    before: oldest && dateOf(oldest),
    /** Posts of this page, and on the first page, where a month can be chosen, all others too. */
    posts: (number === 1 ? blog.valid() : pieces.flatMap(postsIn)).map(written),
    topics: topics(),
    hasSeries: allSeries().length > 0,
    /** Number of posts by month, on all pages. */
    counts: countByMonth(blog.valid().map(({ date }) => date)),
  };
}
