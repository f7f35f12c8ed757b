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
            <time dateTime={date} className="text-muted text-tiny">
              {longDate(date)}
            </time>
          }
        >
          <p className="order-first font-semibold text-primary-text text-tiny">{kind}</p>
          <p className="line-clamp-3 text-muted text-small">{excerpt}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
