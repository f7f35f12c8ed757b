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
