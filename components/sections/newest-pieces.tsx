import { NewestPosts } from '#components/blog/newest-posts';
import { Card } from '#components/ui/card';
import type { Piece } from '#lib/content/newest-pieces';
import { longDate } from '#lib/site/dates';
import { Cover } from './cover';

/** The first posts and papers as cards, as they are in this visit. */
export function NewestPieces({ pieces, count }: { pieces: readonly Piece[]; count: number }) {
  return (
    <NewestPosts
      count={count}
      items={pieces.map(({ post, date, ...piece }) => ({
        id: post,
        date,
        content: <PieceCard date={date} {...piece} />,
      }))}
    />
  );
}

function PieceCard({ kind, title, excerpt, date, href, subject, cover }: Piece) {
  return (
    <Card
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
  );
}
