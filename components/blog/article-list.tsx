import { Cover } from '#components/sections/cover';
import type { Subject } from '#lib/art/pictures';
import type { ListOf } from '#lib/blog/visit-posts';
import type { Post } from '#lib/content/collections/blog';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import { paperSubject, postSubject } from '#lib/content/pages/art-subjects';
import { onPage, spanOf } from '#lib/content/pages/paging';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { ArticleRow } from './article-row';
import { ArticleRows } from './article-rows';

/** A post or white paper as a row of a list. */
export interface ListedArticle extends Omit<React.ComponentProps<typeof ArticleRow>, 'art'> {
  /** Id of a post; undefined for a paper. */
  post?: string;
  subject: Subject;
  cover?: string;
}

/** A post as ArticleList shows it. */
export const listedPost = (post: Post): ListedArticle => ({
  ...post,
  post: post.id,
  href: routes.post(post.id),
  kicker: post.series
    ? `${post.series.name} · ${messages.article.part(post.series.part)}`
    : post.category,
  subject: postSubject(post),
  cover: post.coverImage,
  capitals: post.numbered,
});

const listedPaper = (paper: WhitePaper): ListedArticle => ({
  ...paper,
  href: routes.whitepaper(paper.id),
  kicker: messages.paper.kind,
  subject: paperSubject(paper),
  cover: paper.coverImage,
  capitals: false,
});

/** Posts and papers of a list, newest first. */
export const listedArticles = (posts: readonly Post[], papers: readonly WhitePaper[]) =>
  [...posts.map(listedPost), ...papers.map(listedPaper)].sort((a, b) =>
    b.date.localeCompare(a.date),
  );

/**
 * One page of posts and papers as rows, each with its picture, as they are in this visit.
 *
 * @param articles - of all pages, newest first, or in the order of a series, which has one page
 * @param list - which posts the list has
 * @param number - of the page, from 1; undefined for a list of one page
 */
export function ArticleList({
  articles,
  list,
  number,
}: {
  articles: readonly ListedArticle[];
  list: ListOf;
  number?: number;
}) {
  const shown = number === undefined ? articles : onPage(articles, number);
  return (
    <ArticleRows
      list={list}
      span={number === undefined ? {} : spanOf(articles, number)}
      items={shown.map(({ post, subject, cover, ...row }) => ({
        id: post,
        date: row.date,
        content: (
          <ArticleRow
            {...row}
            art={(className) => <Cover subject={subject} src={cover} className={className} />}
          />
        ),
      }))}
    />
  );
}
