import { VisitPost } from '#components/blog/visit-post';
import { Article } from '#components/sections/article';
import { PreviewRibbon } from '#components/sections/preview-ribbon';
import { JsonLd } from '#components/ui/json-ld';
import { blog } from '#lib/content/collections/blog';
import { notFoundCopy } from '#lib/content/page-copy';
import { postPage } from '#lib/content/piece-pages';
import { blogPosting, breadcrumbs } from '#lib/seo/json-ld';
import { postMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { blogPages } from '#lib/site/words';

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
  const { heading, lead, actions } = notFoundCopy('not-found-blog');
  return (
    <>
      <JsonLd
        things={[
          blogPosting(page.post, page.author),
          breadcrumbs({ name: blogPages.blog, path: routes.blog }, page.post.title),
        ]}
      />
      <VisitPost id={page.post.id} notFound={{ heading, lead, actions }}>
        <Article {...page} shared />
      </VisitPost>
      <PreviewRibbon entry={page.post} />
    </>
  );
}
