import { Article } from '#components/blog/article';
import { DraftBadge } from '#components/ui/draft-badge';
import { JsonLd } from '#components/ui/json-ld';
import { blog } from '#lib/content/collections/blog';
import { postPage } from '#lib/content/pages/article-pages';
import { blogPosting, breadcrumbs } from '#lib/seo/json-ld';
import { postMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => blog.all().map(({ id }) => ({ id }));

export async function generateMetadata({ params }: Props) {
  const { post, author } = postPage((await params).id);
  return postMetadata(post, author);
}

export default async function PostPage({ params }: Props) {
  const page = postPage((await params).id);
  return (
    <>
      <JsonLd
        nodes={[
          blogPosting(page.post, page.author),
          breadcrumbs({ name: messages.blogPages.blog, path: routes.blog }, page.post.title),
        ]}
      />
      <Article {...page} shared />
      <DraftBadge entry={page.post} />
    </>
  );
}
