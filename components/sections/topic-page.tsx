import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { countOf, kindsOf } from '#lib/blog/counts';
import { onPage } from '#lib/blog/paging';
import { lastTopicPage, type Topic } from '#lib/content/topics';
import { breadcrumbs, collectionPage } from '#lib/seo/json-ld';
import { routes } from '#lib/site/routes';
import { blogPages } from '#lib/site/words';
import { Breadcrumb } from './breadcrumb';
import { ListPages } from './list-pages';
import { PageHero } from './page-hero';
import { listedPieces, PieceList } from './piece-list';

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
        <PieceList pieces={onPage(listedPieces(posts, papers), number)} />
        <ListPages
          label={blogPages.pagesOf(name)}
          entries={blogPages.pieces}
          {...{ number, last: lastTopicPage(topic) }}
          pathOf={(page) => routes.topic(slug, page)}
        />
      </Container>
    </>
  );
}
