import type { Subject } from '../../art/pictures';
import { language } from '../../site/language';
import * as messages from '../../site/messages';
import { blog } from '../collections/blog';
import { whitepapers } from '../collections/whitepapers';
import { paperSubject, postSubject } from './art-subjects';
import { kickerOf } from './series';

/** A post or a white paper on the home page. */
export interface NewArticle {
  /** Id of a post; undefined for a paper. */
  post?: string;
  kind: string;
  title: string;
  lang?: string;
  excerpt: string;
  date: string;
  href: string;
  subject: Subject;
  /** URL of a cover that replaces the drawn one. */
  cover?: string;
}

/**
 * The newest published posts and white papers together, newest first, and after them the papers
 * that take their places when posts are deleted in a visit.
 *
 * @param count - number of entries that the page shows
 */
export function newestArticles(count: number): NewArticle[] {
  const posts = blog.all().map((post) => ({
    ...post,
    post: post.id,
    kind: kickerOf(post),
    href: blog.url(post),
    subject: postSubject(post),
    cover: post.coverImage,
  }));
  const papers = whitepapers.all().map((paper) => ({
    ...paper,
    post: undefined,
    kind: messages.paper.kind,
    href: whitepapers.url(paper),
    subject: paperSubject(paper),
    cover: paper.coverImage,
  }));
  const entries = [...posts, ...papers].sort(
    (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, language),
  );
  const spare = entries.slice(count).filter(({ post }) => !post);
  return [...entries.slice(0, count), ...spare.slice(0, count)].map(
    ({ post, kind, title, lang, excerpt, date, href, subject, cover }) => {
      return { post, kind, title, lang, excerpt, date, href, subject, cover };
    },
  );
}
