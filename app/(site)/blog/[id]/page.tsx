import { notFound } from 'next/navigation';

import { Article } from '#components/blog/article';
import { PeriodPage } from '#components/blog/period-page';
import { VisitPost } from '#components/blog/visit-post';
import { DraftBadge } from '#components/ui/draft-badge';
import { JsonLd } from '#components/ui/json-ld';
import { blog } from '#lib/content/collections/blog';
import { postPage } from '#lib/content/pages/article-pages';
import { periodIndex } from '#lib/content/pages/blog-index';
import { notFoundTexts, pageTexts } from '#lib/content/pages/page-texts';
import { staticParams } from '#lib/content/pages/static-params';
import { blogPosting, breadcrumbs } from '#lib/seo/json-ld';
import { periodMetadata, postMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  /** The id of a post, or a year. */
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/[id]');

/** What else the page of a post depends on has to be in scripts/build/route-hashes.ts, too. */
async function pageOf({ params }: Props) {
  const { id } = await params;
  return blog.get(id) ? postPage(id) : notFound();
}

const yearOf = async ({ params }: Props) => periodIndex([(await params).id]);

export async function generateMetadata(props: Props) {
  const year = await yearOf(props);
  if (year) return periodMetadata(year);
  const { post, author } = await pageOf(props);
  return postMetadata(post, author);
}

export default async function PostOrYearPage(props: Props) {
  const year = await yearOf(props);
  if (year) return <PeriodPage copy={pageTexts('blog')} list={year} />;
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
