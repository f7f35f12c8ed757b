import { notFound } from 'next/navigation';

import { TopicPage } from '#components/blog/topic-page';
import { staticParams } from '#lib/content/pages/static-params';
import { topicAt } from '#lib/content/pages/topics';
import { topicMetadata } from '#lib/seo/metadata';

interface Props {
  params: Promise<{ topic: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/topics/[topic]');

const topicOf = async ({ params }: Props) =>
  topicAt(decodeURIComponent((await params).topic)) ?? notFound();

export const generateMetadata = async (props: Props) =>
  topicMetadata({ topic: await topicOf(props), number: 1 });

export default async function Page(props: Props) {
  return <TopicPage topic={await topicOf(props)} number={1} />;
}
