import { notFound } from 'next/navigation';

import { BlogIndexPage } from '#components/sections/blog-index-page';
import { TopicIndex } from '#components/sections/topic-index';
import { pageCopy } from '#lib/content/page-copy';
import { isShown } from '#lib/content/shown-pages';
import { topics } from '#lib/content/topics';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { blogPages } from '#lib/site/words';

export const generateMetadata = () => metadataOf('topics');

export default function AllTopicsPage() {
  if (!isShown('topics')) notFound();
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
