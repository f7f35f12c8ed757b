import { notFound } from 'next/navigation';

import { BlogIndexPage } from '#components/blog/blog-index-page';
import { TopicIndex } from '#components/blog/topic-index';
import { pageTexts } from '#lib/content/pages/page-texts';
import { isShown } from '#lib/content/pages/shown-pages';
import { topics } from '#lib/content/pages/topics';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

export const generateMetadata = () => metadataOf('blog-topics');

export default function AllTopicsPage() {
  if (!isShown('blog-topics')) notFound();
  return (
    <BlogIndexPage
      copy={pageTexts('blog-topics')}
      path={routes.topics}
      listed={topics().map(({ slug }) => routes.topic(slug))}
      name={messages.blogPages.topics}
      all={messages.blogPages.allTopics}
    >
      <TopicIndex topics={topics()} />
    </BlogIndexPage>
  );
}
