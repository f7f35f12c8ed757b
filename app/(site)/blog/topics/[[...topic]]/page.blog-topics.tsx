import { ArticleList, listedArticles } from '#components/blog/article-list';
import { BlogIndexPage } from '#components/blog/blog-index-page';
import { TopicIndex } from '#components/blog/topic-index';
import { PageHero } from '#components/sections/page-hero';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { Pagination } from '#components/ui/pagination';
import { countOf } from '#lib/content/pages/counts';
import { pageCopy } from '#lib/content/pages/page-copy';
import { onPage, pageCount } from '#lib/content/pages/paging';
import { type Topic, topics } from '#lib/content/pages/topics';
import { breadcrumbs, collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  /** Empty for the index, `[slug]`, or `[slug, 'page', number]`. */
  params: Promise<{ topic?: string[] }>;
}

export const dynamicParams = false;

const lastPage = ({ posts, papers }: Topic) => pageCount(posts.length + papers.length);

/** Names of what a topic lists. */
const kindsOf = ({ papers }: Topic) =>
  papers.length > 0 ? messages.blogPages.articlesAndPapers : messages.blogPages.articles;

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
    title: number > 1 ? messages.blogPages.titleOfPage(title, number) : title,
    description:
      number > 1 ? `${description} ${messages.ui.page(number, lastPage(topic))}.` : description,
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
        name={messages.blogPages.topics}
        all={messages.blogPages.allTopics}
      >
        <TopicIndex topics={topics()} />
      </BlogIndexPage>
    );
  }
  const { name, slug, description, posts, papers } = topic;
  return (
    <>
      <JsonLd
        nodes={[
          collectionPage({ title: name, description, path: routes.topic(slug, number) }),
          breadcrumbs({ name: messages.blogPages.topics, path: routes.topics }, name),
        ]}
      />
      <PageHero
        eyebrow={
          <Breadcrumbs
            parent={messages.blogPages.topics}
            href={routes.topics}
            here={kindsOf(topic)}
          />
        }
        heading={name}
        lead={description}
      >
        <p className="mt-4 text-muted text-small">{countOf(topic)}</p>
      </PageHero>
      <Container className="pb-section">
        <ArticleList articles={onPage(listedArticles(posts, papers), number)} />
        <Pagination
          label={messages.blogPages.pagesOf(name)}
          entries={messages.blogPages.pieces}
          {...{ number, last: lastPage(topic) }}
          pathOf={(page) => routes.topic(slug, page)}
        />
      </Container>
    </>
  );
}
