import { BlogIndexPage } from '#components/sections/blog-index-page';
import { Breadcrumb } from '#components/sections/breadcrumb';
import { ListPages } from '#components/sections/list-pages';
import { PageHero } from '#components/sections/page-hero';
import { listedPieces, PieceList } from '#components/sections/piece-list';
import { TopicIndex } from '#components/sections/topic-index';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { countOf } from '#lib/blog/counts';
import { onPage, pageCount } from '#lib/blog/paging';
import { pageCopy } from '#lib/content/page-copy';
import { type Topic, topics } from '#lib/content/topics';
import { breadcrumbs, collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { blogPages, ui } from '#lib/site/words';

interface Props {
  /** Empty for the index, `[slug]`, or `[slug, 'page', number]`. */
  params: Promise<{ topic?: string[] }>;
}

export const dynamicParams = false;

const lastPage = ({ posts, papers }: Topic) => pageCount(posts.length + papers.length);

/** Names of what a topic lists. */
const kindsOf = ({ papers }: Topic) =>
  papers.length > 0 ? blogPages.articlesAndPapers : blogPages.articles;

/** One route for index and topics, because an export refuses a route without pages. */
export function generateStaticParams() {
  const pages = topics().flatMap((topic) =>
    Array.from({ length: lastPage(topic) }, (_, index) =>
      index === 0 ? [topic.slug] : [topic.slug, 'page', String(index + 1)],
    ),
  );
  return [[], ...pages].map((topic) => ({ topic }));
}

async function pageOf({ params }: Props) {
  const { topic: [slug = '', , number = '1'] = [] } = await params;
  return {
    topic: topics().find((each) => each.slug === decodeURIComponent(slug)),
    number: Number(number),
  };
}

export async function generateMetadata(props: Props) {
  const { topic, number } = await pageOf(props);
  if (!topic) return pageMetadata({ ...pageCopy('blog-topics'), path: routes.topics });
  const { name, description, slug } = topic;
  const title = `${name}: ${kindsOf(topic)}`;
  return pageMetadata({
    title: number > 1 ? blogPages.titleOfPage(title, number) : title,
    description: number > 1 ? `${description} ${ui.page(number, lastPage(topic))}.` : description,
    path: routes.topic(slug, number),
  });
}

export default async function TopicPage(props: Props) {
  const { topic, number } = await pageOf(props);
  if (!topic) {
    return (
      <BlogIndexPage
        copy={pageCopy('blog-topics')}
        path={routes.topics}
        listed={topics().map(({ slug }) => routes.topic(slug))}
        name={blogPages.topics}
        all={blogPages.allTopics}
      >
        <TopicIndex topics={topics()} />
      </BlogIndexPage>
    );
  }
  const { name, slug, description, posts, papers } = topic;
  return (
    <>
      <JsonLd
        things={[
          collectionPage({ title: name, description, path: routes.topic(slug, number) }),
          breadcrumbs({ name: blogPages.topics, path: routes.topics }, name),
        ]}
      />
      <PageHero
        eyebrow={
          <Breadcrumb parent={blogPages.topics} href={routes.topics} here={kindsOf(topic)} />
        }
        heading={name}
        lead={description}
      >
        <p className="mt-4 text-small text-muted">{countOf(topic)}</p>
      </PageHero>
      <Container className="pb-section">
        <PieceList
          pieces={onPage(listedPieces(posts, papers), number)}
          list={lastPage(topic) === 1 ? { topic: name.toLowerCase() } : undefined}
        />
        <ListPages
          label={blogPages.pagesOf(name)}
          entries={blogPages.pieces}
          {...{ number, last: lastPage(topic) }}
          pathOf={(page) => routes.topic(slug, page)}
        />
      </Container>
    </>
  );
}
