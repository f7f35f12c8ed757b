import type { Subject } from '../../art/pictures';
import { language } from '../../site/language';
import * as messages from '../../site/messages';
import { blog } from '../collections/blog';
import { whitepapers } from '../collections/whitepapers';
import { paperSubject, postSubject } from './art-subjects';

/** A post or a white paper on the home page. */
export interface NewArticle {
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
export function newestArticles(count: number): NewArticle[] {
  const posts = blog.all().map((post) => ({
    ...post,
    kind: post.series
      ? `${post.series.name} · ${messages.article.part(post.series.part)}`
      : post.category,
    href: blog.url(post),
    subject: postSubject(post),
    cover: post.coverImage,
  }));
  const papers = whitepapers.all().map((paper) => ({
    ...paper,
    kind: messages.paper.kind,
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
