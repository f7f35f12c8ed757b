import { notFound } from 'next/navigation';

import { Article } from '#components/blog/article';
import { VisitPost } from '#components/blog/visit-post';
import { DraftBadge } from '#components/ui/draft-badge';
import { JsonLd } from '#components/ui/json-ld';
import { blog } from '#lib/content/collections/blog';
import { postPage } from '#lib/content/pages/article-pages';
import { notFoundTexts } from '#lib/content/pages/page-texts';
import { staticParams } from '#lib/content/pages/static-params';
import { blogPosting, breadcrumbs } from '#lib/seo/json-ld';
import { postMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

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
  const { heading, lead, actions } = notFoundTexts('not-found-blog');
  return (
    <>
      <JsonLd
        nodes={[
          blogPosting(page.post, page.author),
          breadcrumbs({ name: messages.blogPages.blog, path: routes.blog }, page.post.title),
        ]}
      />
      <VisitPost id={page.post.id} notFound={{ heading, lead, actions }}>
        <Article {...page} shared />
      </VisitPost>
      <DraftBadge entry={page.post} />
    </>
  );
}
