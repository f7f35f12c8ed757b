import { ArticleList, listedArticles } from '#components/blog/article-list';
import { PageHero } from '#components/sections/page-hero';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { Pagination } from '#components/ui/pagination';
import { countOf, kindsOf } from '#lib/content/pages/counts';
import { lastTopicPage, type Topic } from '#lib/content/pages/topics';
import { breadcrumbs, collectionPage } from '#lib/seo/json-ld';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  topic: Topic;
  /** Number of this page of its list, from 1. */
  number: number;
}

/** One page of the list of a topic. */
export function TopicPage({ topic, number }: Props) {
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
        <ArticleList
          articles={listedArticles(posts, papers)}
          list={{ topic: name.toLowerCase() }}
          number={number}
        />
        <Pagination
          label={messages.blogPages.pagesOf(name)}
          entries={messages.blogPages.pieces}
          {...{ number, last: lastTopicPage(topic) }}
          pathOf={(page) => routes.topic(slug, page)}
        />
      </Container>
    </>
  );
}
