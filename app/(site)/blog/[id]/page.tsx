import { notFound } from 'next/navigation';

import { Article } from '#components/sections/article';
import { PreviewRibbon } from '#components/sections/preview-ribbon';
import { JsonLd } from '#components/ui/json-ld';
import { blog } from '#lib/content/collections/blog';
import { postPage } from '#lib/content/piece-pages';
import { staticParams } from '#lib/content/static-params';
import { blogPosting, breadcrumbs } from '#lib/seo/json-ld';
import { postMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { blogPages } from '#lib/site/words';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/[id]');

async function pageOf({ params }: Props) {
  const { id } = await params;
  return blog.get(id) ? postPage(id) : notFound();
}

export async function generateMetadata(props: Props) {
  const { post, author } = await pageOf(props);
  return postMetadata(post, author);
}

export default async function PostPage(props: Props) {
  const page = await pageOf(props);
  return (
    <>
      <JsonLd
        things={[
          blogPosting(page.post, page.author),
          breadcrumbs({ name: blogPages.blog, path: routes.blog }, page.post.title),
        ]}
      />
      <Article {...page} shared />
      <PreviewRibbon entry={page.post} />
    </>
  );
}
