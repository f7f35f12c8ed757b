import { PostCover } from '#components/sections/cover';
import { BackLink } from '#components/ui/breadcrumbs';
import { Container } from '#components/ui/container';
import { Prose } from '#components/ui/prose';
import { ShareLinks } from '#components/ui/share-links';
import { SharedPart } from '#components/ui/shared-part';
import { TableOfContents } from '#components/ui/table-of-contents';
import { TagList } from '#components/ui/tag-list';
import { TextLink } from '#components/ui/text-link';
import type { Post } from '#lib/content/collections/blog';
import type { Author } from '#lib/content/collections/team';
import type { RenderedMarkdown } from '#lib/content/markdown/markdown';
import type { Related } from '#lib/content/pages/related';
import type { Linked } from '#lib/content/pages/topics';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { AuthorName, Avatar, Published, RevisionNote } from './byline';
import { CallToAction } from './call-to-action';
import { PostSteps, SeriesSteps } from './post-steps';
import { RelatedLinks } from './related-links';
import type { SeriesBox } from './series-box';

interface Props {
  post: Pick<
    Post,
    | 'id'
    | 'title'
    | 'date'
    | 'updated'
    | 'changes'
    | 'category'
    | 'series'
    | 'coverImage'
    | 'numbered'
    | 'readTime'
    | 'lang'
  >;
  author: Author;
  body: RenderedMarkdown;
  /** Sanitized HTML of the sentence below the text. */
  callToAction?: string;
  /** Shows buttons to share the page; not for a post that only this browser has. */
  shared?: boolean;
  /** Page of its category. */
  topic?: string;
  tags: readonly Linked[];
  /** Its place in its series, if that is known. */
  series?: React.ComponentProps<typeof SeriesBox>;
  related?: readonly Related[];
  previous?: { href: string; title: string };
  next?: { href: string; title: string };
}

/** A blog post (docs/specification.md B6). */
export function Article({
  post,
  author,
  body,
  callToAction,
  topic,
  tags,
  series,
  related = [],
  shared,
  previous,
  next,
}: Props) {
  const above = series?.href ?? (post.series ? undefined : topic);
  const kicker = post.series
    ? `${post.series.name} · ${series ? messages.article.partOf(post.series.part, series.last) : messages.article.part(post.series.part)}`
    : post.category;
  const capitals = post.numbered ? 'text-[0.9em] uppercase tracking-[0.06em]' : '';
  return (
    <article className="pt-bar">
      <Container className="print-stack grid gap-x-10 pt-12 lg:grid-cols-12 lg:pt-20">
        <header className="min-w-0 lg:col-span-9 lg:col-start-4">
          <BackLink href={routes.blog}>{messages.article.back}</BackLink>
          <p className="mt-8 font-semibold text-primary-text text-small">
            {above ? (
              <TextLink href={above} className="hover:underline">
                {kicker}
              </TextLink>
            ) : (
              kicker
            )}
          </p>
          <SharedPart part="title" href={routes.post(post.id)}>
            <h1
              lang={post.lang}
              className={`mt-4 ${post.numbered ? 'text-h1-capitals uppercase tracking-[0.03em]' : 'text-h1-article'}`}
            >
              {post.title}
            </h1>
          </SharedPart>
          <div className="mt-6 flex items-center gap-4 text-small">
            <Avatar person={author} className="size-12" />
            <div>
              <p className={`font-semibold ${capitals}`}>
                {messages.article.by} <AuthorName author={author} />
              </p>
              <p className="text-muted">
                {author.role} · {messages.article.minutes(post.readTime)} ·{' '}
                <span className="inline-block">
                  <Published date={post.date} />
                </span>
              </p>
            </div>
          </div>
          <RevisionNote {...post} />
        </header>
        <PostCover
          post={post}
          coverOf={routes.post(post.id)}
          frame="wide"
          eager
          className="mt-10 aspect-2/1 w-full rounded-card sm:aspect-3/1 lg:col-span-9 lg:col-start-4"
        />
        <div className="mt-10 lg:col-span-3 lg:row-span-3 lg:row-start-1 lg:mt-0">
          <TableOfContents
            label={messages.article.contents}
            lang={post.lang}
            entries={body.toc.filter(({ depth }) => depth === 2)}
          />
        </div>
        <div className="mt-6 min-w-0 max-w-article lg:col-span-8 lg:col-start-4 lg:mt-14">
          <Prose html={body.html} lang={post.lang} />
          {callToAction && <CallToAction html={callToAction} lang={post.lang} />}
          <footer className="mt-12 pb-section">
            {series && <SeriesSteps id={post.id} {...series} />}
            <TagList tags={tags} className="mb-8" />
            {shared && <ShareLinks title={post.title} />}
            <RelatedLinks links={related} className="mb-8" />
            <PostSteps id={post.id} previous={previous} next={next} />
            <p className="mt-8 print:hidden">
              <TextLink
                href={routes.blog}
                className="font-semibold text-primary-text hover:underline"
              >
                {messages.article.all}
              </TextLink>
            </p>
          </footer>
        </div>
      </Container>
    </article>
  );
}
