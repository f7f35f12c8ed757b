import { notFound } from 'next/navigation';

import { TopicPage } from '#components/blog/topic-page';
import { staticParams } from '#lib/content/pages/static-params';
import { olderTopicPages, topicAt } from '#lib/content/pages/topics';
import { topicMetadata } from '#lib/seo/metadata';

interface Props {
  /** `page` is a number from 2. */
  params: Promise<{ topic: string; page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/topics/[topic]/page/[page]');

async function pageOf({ params }: Props) {
  const { topic: slug, page } = await params;
  const topic = topicAt(decodeURIComponent(slug));
  const number = Number(page);
  return topic && olderTopicPages(topic).includes(number) ? { topic, number } : notFound();
}

export const generateMetadata = async (props: Props) => topicMetadata(await pageOf(props));

export default async function OlderArticlesPage(props: Props) {
  return <TopicPage {...(await pageOf(props))} />;
}
