import { ArticleList, listedArticles } from '#components/blog/article-list';
import { Avatar } from '#components/blog/byline';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { Pagination } from '#components/ui/pagination';
import { TextLink } from '#components/ui/text-link';
import { countOf } from '#lib/content/pages/counts';
import { parentPage } from '#lib/content/pages/shown-pages';
import { lastWriterPage, type Writer } from '#lib/content/pages/writers';
import { breadcrumbs, profilePage } from '#lib/seo/json-ld';
import { writerFacts } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  writer: Writer;
  /** Number of this page of the list, from 1. */
  number: number;
}

/** One page of the list of an author, below what is said about the person. */
export function AuthorPage({ writer, number }: Props) {
  const { slug, author, leadership, bio, posts, papers } = writer;
  const parent = parentPage('blog', messages.blogPages.blog);
  return (
    <Container className="pt-bar pb-section">
      <JsonLd
        nodes={[
          profilePage(writerFacts(writer), { ...author, ...leadership, bio, role: author.role }),
          breadcrumbs(parent, author.name),
        ]}
      />
      <header className="grid gap-x-10 gap-y-6 py-12 lg:grid-cols-12 lg:py-20">
        <Avatar person={author} className="size-28 lg:col-span-3 lg:size-48" />
        <div className="lg:col-span-9">
          <Breadcrumbs parent={parent.name} href={parent.path} here={messages.blogPages.author} />
          <h1 className="mt-4 text-h1">{author.name}</h1>
          <p className="mt-4 text-lead text-muted">{author.role}</p>
          {bio && <p className="mt-6 max-w-article">{bio}</p>}
          <p className="mt-6 text-muted text-small">
            {countOf(writer)}
            {leadership?.linkedin && (
              <>
                {' · '}
                <TextLink
                  href={leadership.linkedin}
                  className="text-primary-text underline underline-offset-4"
                >
                  LinkedIn
                </TextLink>
              </>
            )}
          </p>
        </div>
      </header>
      <ArticleList
        articles={listedArticles(posts, papers)}
        list={{ author: author.id }}
        number={number}
      />
      <Pagination
        label={messages.blogPages.pagesOf(author.name)}
        entries={messages.blogPages.pieces}
        {...{ number, last: lastWriterPage(writer) }}
        pathOf={(page) => routes.author(slug, page)}
      />
    </Container>
  );
}
