import { Cover } from '#components/sections/cover';
import { TextLink } from '#components/ui/text-link';
import type { Subject } from '#lib/art/pictures';
import type { Post } from '#lib/content/collections/blog';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import { paperSubject, postSubject } from '#lib/content/pages/art-subjects';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { Published } from './byline';

/** A post or white paper as a row of a list. */
export interface ListedArticle {
  href: string;
  title: string;
  /** Small line above the title. */
  kicker: string;
  excerpt: string;
  date: string;
  /** Minutes. */
  readTime: number;
  subject: Subject;
  own?: string;
  /** Shows the title in capitals (docs/specification.md B9). */
  capitals: boolean;
}

/** A post as PieceList shows it. */
export const listedPost = (post: Post): ListedArticle => ({
  ...post,
  href: routes.post(post.id),
  kicker: post.series
    ? `${post.series.name} · ${messages.article.part(post.series.part)}`
    : post.category,
  subject: postSubject(post),
  own: post.coverImage,
  capitals: post.numbered,
});

const listedPaper = (paper: WhitePaper): ListedArticle => ({
  ...paper,
  href: routes.whitepaper(paper.id),
  kicker: messages.paper.kind,
  subject: paperSubject(paper),
  own: paper.coverImage,
  capitals: false,
});

/** Posts and papers of a list, newest first. */
export const listedArticles = (posts: readonly Post[], papers: readonly WhitePaper[]) =>
  [...posts.map(listedPost), ...papers.map(listedPaper)].sort((a, b) =>
    b.date.localeCompare(a.date),
  );

/** Posts and papers as rows, each with its picture. */
export function ArticleList({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <ul>
      {articles.map(({ href, title, kicker, excerpt, date, readTime, subject, own, capitals }) => (
        <li key={href} className="border-line border-t">
          <article
            data-pagefind-ignore
            aria-label={title}
            className="group relative grid grid-cols-4 gap-x-5 py-6 sm:gap-x-10 sm:py-8 lg:grid-cols-12"
          >
            <Cover
              subject={subject}
              own={own}
              className="aspect-square w-full rounded-card sm:aspect-2/1 lg:col-span-3"
            />
            <div className="col-span-3 lg:col-span-6 lg:pe-4">
              <p className="font-semibold text-primary-text text-tiny">{kicker}</p>
              <h2
                className={`mt-1 ${capitals ? 'text-lead uppercase tracking-normal' : 'text-h3'}`}
              >
                <TextLink
                  href={href}
                  className="after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </TextLink>
              </h2>
              <p className="mt-3 line-clamp-3 max-w-article text-muted text-small max-sm:hidden">
                {excerpt}
              </p>
            </div>
            <p className="col-span-3 col-start-2 mt-2 text-muted text-tiny sm:mt-3 lg:col-span-3 lg:mt-1">
              <span className="block">{messages.article.minutes(readTime)}</span>
              <Published date={date} />
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
