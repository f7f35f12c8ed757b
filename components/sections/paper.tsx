import { Art } from '#components/ui/art';
import { Container } from '#components/ui/container';
import { Neighbors } from '#components/ui/neighbors';
import { Prose } from '#components/ui/prose';
import { TextLink } from '#components/ui/text-link';
import { Toc } from '#components/ui/toc';
import type { Author } from '#lib/content/collections/team';
import type { WhitePaper } from '#lib/content/collections/whitepapers';
import type { RenderedMarkdown } from '#lib/content/markdown';
import { paperSubject } from '#lib/content/subjects';
import { routes } from '#lib/site/routes';
import { Published } from './byline';
import { AuthorAvatars, CategoryBadge } from './paper-card';

interface Props {
  paper: WhitePaper;
  authors: readonly Author[];
  body: RenderedMarkdown;
  previous?: { href: string; title: string };
  next?: { href: string; title: string };
}

const joined = (parts: readonly string[]) => parts.join(' & ');

/** A white paper, laid out like a printed one: title page, abstract, contents at the side. */
export function Paper({ paper, authors, body, previous, next }: Props) {
  return (
    <article className="pt-header">
      <header className="relative border-b border-line">
        <div className="absolute inset-y-0 right-0 w-2/5 max-lg:hidden">
          <Art
            subject={paperSubject(paper)}
            frame="hero"
            tinted={false}
            eager
            className="draw-in size-full"
          />
        </div>
        <Container className="relative grid py-12 lg:grid-cols-12 lg:py-20">
          <div className="lg:col-span-7">
            <TextLink href={routes.whitepapers} className="text-small text-muted hover:text-ink">
              ← Back to White Papers
            </TextLink>
            <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
              <CategoryBadge>{paper.category}</CategoryBadge>
              <ul aria-label="Tags" className="flex flex-wrap gap-x-3 text-small text-muted">
                {paper.tags.map((tag) => (
                  <li key={tag}>#{tag}</li>
                ))}
              </ul>
            </div>
            <h1 className="mt-5 text-h1-article">{paper.title}</h1>
            <div className="mt-8 flex items-center gap-4 text-small">
              <AuthorAvatars authors={authors} />
              <div>
                <p className="font-semibold">By {joined(authors.map(({ name }) => name))}</p>
                <p className="text-muted">{joined(authors.map(({ role }) => role))}</p>
                <p className="text-muted">
                  <Published date={paper.date} /> · {paper.readTime} min read
                </p>
              </div>
            </div>
          </div>
        </Container>
      </header>
      <Container className="grid gap-x-10 gap-y-8 py-12 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-3">
          <Toc label="Contents" entries={body.toc.filter(({ depth }) => depth === 2)} />
        </div>
        <div className="max-w-article lg:col-span-8">
          <section
            aria-labelledby="abstract"
            className="mb-12 rounded-card bg-card p-7 shadow-card lg:p-9"
          >
            <h2 id="abstract" className="text-h3">
              Abstract
            </h2>
            <p className="mt-3">{paper.abstract}</p>
          </section>
          <Prose html={body.html} />
          <footer className="mt-14">
            <Neighbors label="Paper" previous={previous} next={next} />
          </footer>
        </div>
      </Container>
    </article>
  );
}
