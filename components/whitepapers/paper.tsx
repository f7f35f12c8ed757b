import { Download, Printer } from 'lucide-react';
import { Fragment } from 'react';
import { AuthorName, Published, RevisionNote } from '#components/blog/byline';
import { RelatedLinks } from '#components/blog/related-links';
import { PaperCover } from '#components/sections/cover';
import { BackLink } from '#components/ui/breadcrumbs';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { PrevNext } from '#components/ui/prev-next';
import { Prose } from '#components/ui/prose';
import { ShareLinks } from '#components/ui/share-links';
import { SharedPart } from '#components/ui/shared-part';
import { TableOfContents } from '#components/ui/table-of-contents';
import { TextLink } from '#components/ui/text-link';
import type { Author } from '#lib/content/collections/team';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import type { RenderedMarkdown } from '#lib/content/markdown/markdown';
import type { Related } from '#lib/content/pages/related';
import { withBase } from '#lib/site/base-path';
import { announcedDownloads, paperPdf, sizeMark } from '#lib/site/downloads';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { AuthorAvatars, CategoryBadge } from './paper-card';
import { papersHref } from './paper-lookups';

interface Props {
  paper: WhitePaper;
  authors: readonly Author[];
  body: RenderedMarkdown;
  related: readonly Related[];
  previous?: { href: string; title: string };
  next?: { href: string; title: string };
}

const joined = (parts: readonly string[]) => parts.join(' & ');

/**
 * Column of the abstract and of the text. Reader views add a neighbor of the text only if it has the
 * same classes (Readability, `_grabArticle`).
 */
const textColumn = 'min-w-0 max-w-article lg:col-span-8 lg:col-start-4';

/**
 * A white paper (docs/specification.md W2) with title page, abstract, contents at the side and
 * body.
 */
export function Paper({ paper, authors, body, related, previous, next }: Props) {
  return (
    <article className="pt-bar">
      <header className="relative border-line border-b print:flex print:flex-col print:border-0">
        <div className="absolute inset-e-0 inset-y-0 w-2/5 max-lg:hidden print:static print:block print:h-80 print:w-auto rtl:[scale:-1_1]">
          <PaperCover
            paper={paper}
            coverOf={routes.whitepaper(paper.id)}
            frame="hero"
            tinted={false}
            eager
            className="size-full object-contain! object-right motion-safe:animate-draw-in print:max-h-none!"
          />
        </div>
        <Container className="print-stack relative grid py-12 lg:grid-cols-12 lg:py-20 print:pt-4 print:pb-0">
          <div className="lg:col-span-7">
            <BackLink href={routes.whitepapers}>{messages.paper.back}</BackLink>
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
              <p className="hidden print:block">{messages.paper.kind}</p>
              <CategoryBadge>{paper.category}</CategoryBadge>
              <ul
                aria-label={messages.ui.tags}
                className="flex flex-wrap gap-x-3 text-muted text-small print:hidden"
              >
                {paper.tags.map((tag) => (
                  <li key={tag}>
                    <TextLink
                      href={papersHref({ tag })}
                      className="inline-block py-1 hover:text-ink"
                    >
                      #{tag}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
            <SharedPart part="title" href={routes.whitepaper(paper.id)}>
              <h1 lang={paper.lang} className="mt-5 text-h1-article print:max-w-xl">
                {paper.title}
              </h1>
            </SharedPart>
            <div className="mt-8 flex items-center gap-4 text-small">
              <AuthorAvatars authors={authors} />
              <div>
                <p className="font-semibold">
                  {messages.article.by}{' '}
                  {authors.map((author, index) => (
                    <Fragment key={author.id}>
                      {index > 0 && ' & '}
                      <AuthorName author={author} />
                    </Fragment>
                  ))}
                </p>
                <p className="text-muted">{joined(authors.map(({ role }) => role))}</p>
                <p className="text-muted">
                  {messages.article.minutes(paper.readTime)} ·{' '}
                  <span className="inline-block">
                    <Published date={paper.date} />
                  </span>
                </p>
              </div>
            </div>
            <RevisionNote {...paper} />
            {paper.downloadable && <PaperDownload id={paper.id} />}
          </div>
        </Container>
      </header>
      <Container className="print-stack grid gap-x-10 gap-y-10 py-12 lg:grid-cols-12 lg:py-16 print:pt-4 print:pb-0">
        <section aria-labelledby="abstract" className={textColumn}>
          <div className="card-shadow rounded-card bg-card p-7 lg:p-8 print:break-after-page print:px-0">
            <h2 id="abstract" className="text-h3">
              {messages.paper.abstract}
            </h2>
            <p className="mt-3" lang={paper.lang}>
              {paper.abstract}
            </p>
          </div>
        </section>
        <div className="lg:col-span-3 lg:row-span-3 lg:row-start-1">
          <TableOfContents
            printed
            label={messages.paper.contents}
            lang={paper.lang}
            entries={body.toc.filter(({ depth }) => depth === 2)}
          />
        </div>
        <div className={textColumn}>
          <Prose html={body.html} lang={paper.lang} />
        </div>
        <footer className="mt-2 min-w-0 max-w-article lg:col-span-8 lg:col-start-4">
          <ShareLinks title={paper.title} />
          <RelatedLinks links={related} className="mb-10 print:hidden" />
          <PrevNext label={messages.paper.neighbor} previous={previous} next={next} />
        </footer>
      </Container>
    </article>
  );
}

/**
 * Download of the paper as PDF if this build makes one. Otherwise a link to its print view, which
 * needs no script: the `:target` note switches the page to its print layout (app/print.css).
 */
function PaperDownload({ id }: { id: string }) {
  const pdf = paperPdf(id);
  const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
  if (announcedDownloads().includes(pdf)) {
    return (
      <a href={withBase(pdf)} download className={`mt-8 ${buttonClass('outline')}`}>
        <Download {...icon} />
        {messages.paper.download} <span className="font-normal text-muted">({sizeMark(pdf)})</span>
      </a>
    );
  }
  return (
    <>
      <a href="#print-view" className={`mt-8 ${buttonClass('outline')}`}>
        <Printer {...icon} />
        {messages.paper.printView}
      </a>
      <p id="print-view" className="mt-4 not-target:hidden text-muted text-small print:hidden">
        {messages.paper.printHint}{' '}
        <a href="#abstract" className="underline underline-offset-4">
          {messages.paper.leavePrintView}
        </a>
      </p>
    </>
  );
}
