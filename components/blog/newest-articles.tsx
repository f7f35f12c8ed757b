import { Cover } from '#components/sections/cover';
import { Card } from '#components/ui/card';
import type { NewArticle } from '#lib/content/pages/newest-articles';
import { longDate } from '#lib/site/dates';
import { NewestPosts } from './newest-posts';

/** The first posts and papers as cards, as they are in this visit. */
export function NewestArticles({
  articles,
  count,
}: {
  articles: readonly NewArticle[];
  count: number;
}) {
  return (
    <NewestPosts
      count={count}
      items={articles.map(({ post, date, ...article }) => ({
        id: post,
        date,
        content: <ArticleCard date={date} {...article} />,
      }))}
    />
  );
}

function ArticleCard({ kind, title, lang, excerpt, date, href, subject, cover }: NewArticle) {
  return (
    <Card
      href={href}
      title={title}
      lang={lang}
      row
      art={<Cover subject={subject} src={cover} className="h-44 w-full" />}
      footer={
        <time dateTime={date} className="text-muted text-tiny">
          {longDate(date)}
        </time>
      }
    >
      <p className="order-first font-semibold text-primary-text text-tiny">{kind}</p>
      <p lang={lang} className="line-clamp-3 text-muted text-small">
        {excerpt}
      </p>
    </Card>
  );
}
