import { Art } from '#components/ui/art';
import { Card, CardHint } from '#components/ui/card';
import type { Author } from '#lib/content/collections/team';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import { defaultCover, paperSubject } from '#lib/content/subjects';
import { routes } from '#lib/site/routes';
import { Avatar } from './byline';

/** A white paper in the list (docs/specification.md W1). */
export function PaperCard({ paper, authors }: { paper: WhitePaper; authors: readonly Author[] }) {
  return (
    <Card
      href={routes.whitepaper(paper.id)}
      title={paper.title}
      clamped
      art={<PaperCover paper={paper} frame="card" className="h-56 w-full print:h-30" />}
      footer={
        <div className="flex items-center justify-between gap-4">
          <AuthorAvatars authors={authors} />
          <CardHint>Read Paper</CardHint>
        </div>
      }
    >
      <CategoryBadge>{paper.category}</CategoryBadge>
      <p className="line-clamp-3 text-muted">{paper.abstract}</p>
    </Card>
  );
}

/** Cover of a paper: its own picture or the drawn one, and the default cover if that fails. */
export function PaperCover({
  paper,
  ...rest
}: { paper: WhitePaper } & Omit<React.ComponentProps<typeof Art>, 'subject' | 'own' | 'fallback'>) {
  return (
    <Art subject={paperSubject(paper)} own={paper.coverImage} fallback={defaultCover} {...rest} />
  );
}

export function CategoryBadge({ children }: { children: React.ReactNode }) {
  return (
    <p className="order-first w-fit rounded-full bg-plum-tint px-3 py-1 text-tiny font-semibold text-plum-text">
      {children}
    </p>
  );
}

export function AuthorAvatars({ authors }: { authors: readonly Author[] }) {
  return (
    <div className="flex -space-x-1">
      {authors.map((author) => (
        <Avatar key={author.id} person={author} className="size-10 ring-2 ring-surface" />
      ))}
    </div>
  );
}
