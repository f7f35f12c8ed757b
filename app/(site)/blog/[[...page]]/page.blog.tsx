import { BlogIndex } from '#components/blog/blog-index';
import { JsonLd } from '#components/ui/json-ld';
import { blogIndex } from '#lib/content/pages/blog-index';
import { pageCopy } from '#lib/content/pages/page-copy';
import { collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ page?: string[] }>;
}

export const dynamicParams = false;

/**
 * /blog, and /blog/page/2 and so on for older posts. One route for all of them, because an export
 * refuses a route without pages, and a small blog has no older pages.
 */
export function generateStaticParams() {
  const numbers = Array.from({ length: blogIndex().last }, (_, index) => index + 1);
  return numbers.map((number) => ({ page: number === 1 ? [] : ['page', String(number)] }));
}

const listOf = async ({ params }: Props) => {
  const { page: [, number = 1] = [] } = await params;
  return blogIndex(Number(number));
};

export async function generateMetadata(props: Props) {
  const { number, last } = await listOf(props);
  const { title, description } = pageCopy('blog');
  return pageMetadata({
    title: number === 1 ? title : messages.blogPages.titleOfPage(title, number),
    description: number === 1 ? description : `${description} ${messages.ui.page(number, last)}.`,
    path: routes.blogPage(number),
  });
}

export default async function BlogPage(props: Props) {
  const [copy, list] = [pageCopy('blog'), await listOf(props)];
  return (
    <>
      <JsonLd nodes={[collectionPage({ ...copy, path: routes.blogPage(list.number) })]} />
      <BlogIndex copy={copy} {...list} />
    </>
  );
}
