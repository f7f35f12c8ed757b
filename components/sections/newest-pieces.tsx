import { Card } from '#components/ui/card';
import type { Piece } from '#lib/content/newest-pieces';
import { longDate } from '#lib/site/dates';
import { CardGrid } from './card-grid';
import { Cover } from './cover';

/** Posts and papers as cards. */
export function NewestPieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <CardGrid>
      {pieces.map(({ kind, title, excerpt, date, href, subject, cover }) => (
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
