import { Avatar } from '#components/blog/byline';
import { PaperCover } from '#components/sections/cover';
import { Badge } from '#components/ui/badge';
import { Card, CardHint } from '#components/ui/card';
import type { Author } from '#lib/content/collections/team';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import { announcedDownloads, paperPdf, sizeMark } from '#lib/site/downloads';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/** A white paper in the list (docs/specification.md W1). */
export function PaperCard({ paper, authors }: { paper: WhitePaper; authors: readonly Author[] }) {
  return (
    <Card
      href={routes.whitepaper(paper.id)}
      title={paper.title}
      lang={paper.lang}
      clamped
      art={<PaperCover paper={paper} className="h-56 w-full print:h-30" />}
      footer={
        <div className="flex items-center justify-between gap-4">
          <AuthorAvatars authors={authors} />
          <CardHint>{messages.paper.read}</CardHint>
        </div>
      }
    >
      <CategoryBadge>{paper.category}</CategoryBadge>
      <p lang={paper.lang} className="line-clamp-3 text-muted">
        {paper.abstract}
      </p>
      <p className="text-small">
        {messages.paper.formats(paper.readTime)}
        {paper.downloadable && <PaperFormat id={paper.id} />}
      </p>
    </Card>
  );
}

/** The second format of a paper: PDF if this build makes one, otherwise its print view. */
function PaperFormat({ id }: { id: string }) {
  const pdf = paperPdf(id);
  return announcedDownloads().includes(pdf)
    ? messages.paper.andPdf(sizeMark(pdf))
    : messages.paper.andPrintView;
}

/** Category of a paper, above its title. */
export function CategoryBadge({ children }: { children: React.ReactNode }) {
  return (
    <Badge color="fifth" className="order-first">
      {children}
    </Badge>
  );
}

/** Overlapping portraits of the authors of a paper. */
export function AuthorAvatars({ authors }: { authors: readonly Author[] }) {
  return (
    <div className="flex">
      {authors.map((author) => (
        <Avatar
          key={author.id}
          person={author}
          className="-ms-1 size-10 outline-2 outline-surface first:ms-0"
        />
      ))}
    </div>
  );
}
