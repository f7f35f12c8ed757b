import { notFound } from 'next/navigation';

import { BlogIndex } from '#components/blog/blog-index';
import { JsonLd } from '#components/ui/json-ld';
import { blogIndex, olderListPages } from '#lib/content/pages/blog-index';
import { pageTexts } from '#lib/content/pages/page-texts';
import { staticParams } from '#lib/content/pages/static-params';
import { collectionPage } from '#lib/seo/json-ld';
import { listMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';

interface Props {
  /** A number from 2. */
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/page/[page]');

async function listOf({ params }: Props) {
  const number = Number((await params).page);
  return olderListPages().includes(number) ? blogIndex(number) : notFound();
}

export async function generateMetadata(props: Props) {
  const { number, last } = await listOf(props);
  const { title, description } = pageTexts('blog');
  return listMetadata({ title, description, path: routes.blogPage(number), number, last });
}

export default async function OlderPostsPage(props: Props) {
  const [list, copy] = [await listOf(props), pageTexts('blog')];
  return (
    <>
      <JsonLd nodes={[collectionPage({ ...copy, path: routes.blogPage(list.number) })]} />
      <BlogIndex copy={copy} {...list} />
    </>
  );
}
