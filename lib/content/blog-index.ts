import { countByMonth } from '../blog/archive';
import { pagesOf } from '../blog/paging';
import { blog, type Post } from './collections/blog';
import { type Author, authorOf } from './collections/team';
import { onceFromContent } from './content-folder';
import { grouped } from './grouped';
import { allSeries, isPart, type Part, type Series } from './series';
import { topics } from './topics';

/** All published parts of a series, in their order. */
type Group = { series: Series; parts: readonly Part[] };

export interface Written<P extends Post = Post> {
  post: P;
  author: Author;
}

/** A post of the list, or a series, with the authors. */
export type ListPiece = (Written | { series: Series; parts: readonly Written<Part>[] }) & {
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
export function piecesOf(posts: readonly Post[], series: readonly Series[]): (Post | Group)[] {
  const partsByName = grouped(posts.filter(isPart), (part) => [part.series.name]);
  return posts.flatMap((post): (Post | Group)[] => {
    const parts = isPart(post) ? (partsByName.get(post.series.name) ?? []) : [];
    if (parts.length < 2) return [post];
    // The list is sorted newest first, so the first part found is the newest.
    if (parts[0] !== post) return [];
    const found = series.find(({ name }) => name === post.series?.name);
    const inOrder = parts.toSorted((a, b) => a.series.part - b.series.part);
    return found ? [{ series: found, parts: inOrder }] : parts;
  });
}

const postsIn = (piece: Post | Group): readonly Post[] =>
  'parts' in piece ? piece.parts : [piece];

/** Date of the newest post of a piece. */
const dateOf = (piece: Post | Group) =>
  postsIn(piece)
    .map(({ date }) => date)
    .reduce((a, b) => (a > b ? a : b));

/** Pages of the list. They are the same whether or not an author exists, which is checked later. */
const listPages = onceFromContent(() =>
  pagesOf(piecesOf(blog.valid(), allSeries()), (piece) => postsIn(piece).length),
);

/** Number of pages of the list. */
export const lastListPage = () => listPages().length;

/**
 * Data of one page of the blog list (docs/specification.md B1 and B4).
 *
 * @param number - page number from 1
 */
export function blogIndex(number = 1) {
  const pieces = listPages()[number - 1] ?? [];
  const oldest = listPages()[number - 2]?.at(-1);
  return {
    number,
    last: lastListPage(),
    pieces: pieces.map((piece): ListPiece => {
      const date = dateOf(piece);
      return 'parts' in piece
        ? { ...piece, date, parts: piece.parts.map(written) }
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
