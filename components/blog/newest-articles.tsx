import { CardGrid } from '#components/sections/card-grid';
import { Cover } from '#components/sections/cover';
import { Card } from '#components/ui/card';
import type { NewArticle } from '#lib/content/pages/newest-articles';
import { longDate } from '#lib/site/dates';

/** Posts and papers as cards. */
export function NewestArticles({ articles }: { articles: readonly NewArticle[] }) {
  return (
    <CardGrid>
      {articles.map(({ kind, title, excerpt, date, href, subject, cover }) => (
        <Card
          key={href}
          href={href}
          title={title}
          art={<Cover subject={subject} own={cover} className="h-44 w-full" />}
          footer={
            <time dateTime={date} className="text-tiny text-muted">
              {longDate(date)}
            </time>
          }
        >
          <p className="order-first text-tiny font-semibold text-primary-text">{kind}</p>
          <p className="line-clamp-3 text-small text-muted">{excerpt}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
