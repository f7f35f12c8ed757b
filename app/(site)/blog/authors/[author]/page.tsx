import { notFound } from 'next/navigation';
import { ArticleList, listedArticles } from '#components/blog/article-list';
import { Avatar } from '#components/blog/byline';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { TextLink } from '#components/ui/text-link';
import { site } from '#lib/content/collections/site';
import { countOf } from '#lib/content/pages/counts';
import { parentPage } from '#lib/content/pages/shown-pages';
import { staticParams } from '#lib/content/pages/static-params';
import { type Writer, writers } from '#lib/content/pages/writers';
import { breadcrumbs, profilePage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ author: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/authors/[author]');

async function writerOf({ params }: Props) {
  // Next.js encodes letters beyond ASCII in the parameter.
  const slug = decodeURIComponent((await params).author);
  return writers().find((each) => each.slug === slug) ?? notFound();
}

const pageFacts = (writer: Writer) => ({
  title: writer.author.name,
  description: messages.blogPages.authorOf(
    writer.author.name,
    writer.author.role,
    site().name,
    countOf(writer),
  ),
  path: routes.author(writer.slug),
});

export const generateMetadata = async (props: Props) =>
  pageMetadata(pageFacts(await writerOf(props)));

export default async function AuthorPage(props: Props) {
  const writer = await writerOf(props);
  const { author, leadership, bio, posts, papers } = writer;
  const parent = parentPage('blog', messages.blogPages.blog);
  return (
    <Container className="pt-bar pb-section">
      <JsonLd
        nodes={[
          profilePage(pageFacts(writer), { ...author, ...leadership, bio, role: author.role }),
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
      <ArticleList articles={listedArticles(posts, papers)} list={{ author: author.id }} />
    </Container>
  );
}
