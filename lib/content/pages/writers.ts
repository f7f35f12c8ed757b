import { blog, type Post } from '../collections/blog';
import { type Author, authorFrom, type Person, team } from '../collections/team';
import { type WhitePaper, whitepapers } from '../collections/whitepapers';
import { onceFromContent } from '../load/content-folder';
import { grouped } from '../load/grouped';
import { slugOf } from '../markdown/slug';
import { olderPages, pageCount } from './paging';

/** An author with published posts or papers. */
export interface Writer {
  /** Last segment of the path of the page, `author.href`. */
  slug: string;
  author: Author;
  /** Text about the person and profile, for those that the About page shows. */
  leadership?: Person['leadership'];
  bio?: string;
  /** Newest first. */
  posts: readonly Post[];
  papers: readonly WhitePaper[];
}

/** All authors with a page, in the order of the team. */
export const writers = onceFromContent((): readonly Writer[] => {
  const posts = grouped(blog.valid(), ({ author }) => [author]);
  const papers = grouped(whitepapers.valid(), ({ authors }) => authors);
  return team.valid().flatMap((person): Writer[] => {
    const { id, name, leadership, author } = person;
    if (!author || !(posts.has(id) || papers.has(id))) return [];
    return [
      {
        slug: slugOf(name),
        author: authorFrom(person, author.role),
        leadership,
        bio: leadership?.bio ?? author.bio,
        posts: posts.get(id) ?? [],
        papers: papers.get(id) ?? [],
      },
    ];
  });
});

/** @param slug - last segment of the path of the page */
export const writerAt = (slug: string) => writers().find((writer) => writer.slug === slug);

/** Number of pages of an author. */
export const lastWriterPage = ({ posts, papers }: Writer) =>
  pageCount(posts.length + papers.length);

/** Numbers of the pages of an author after the first. */
export const olderWriterPages = (writer: Writer) => olderPages(lastWriterPage(writer));

/** Path of the page of an author; undefined for a person without published articles. */
export const writerPath = (id: string) =>
  writers().find(({ author }) => author.id === id)?.author.href;
