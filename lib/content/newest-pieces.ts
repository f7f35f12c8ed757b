import type { Subject } from '../art/subjects';
import { article, language, paper as paperWords } from '../site/words';
import { blog } from './collections/blog';
import { whitepapers } from './collections/whitepapers';
import { paperSubject, postSubject } from './subjects';

/** A post or a white paper on the home page. */
export interface Piece {
  kind: string;
  title: string;
  excerpt: string;
  date: string;
  href: string;
  subject: Subject;
  /** URL of a cover that replaces the drawn one. */
  cover?: string;
}

/** The newest published posts and white papers together, newest first. */
export function newestPieces(count: number): Piece[] {
  const posts = blog.all().map((post) => ({
    ...post,
    kind: post.series ? `${post.series.name} · ${article.part(post.series.part)}` : post.category,
    href: blog.url(post),
    subject: postSubject(post),
    cover: post.coverImage,
  }));
  const papers = whitepapers.all().map((paper) => ({
    ...paper,
    kind: paperWords.kind,
    href: whitepapers.url(paper),
    subject: paperSubject(paper),
    cover: paper.coverImage,
  }));
  return [...posts, ...papers]
    .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, language))
    .slice(0, count)
    .map(({ kind, title, excerpt, date, href, subject, cover }) => {
      return { kind, title, excerpt, date, href, subject, cover };
    });
}
