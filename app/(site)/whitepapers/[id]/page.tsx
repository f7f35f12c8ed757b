import { notFound } from 'next/navigation';
import { DraftBadge } from '#components/ui/draft-badge';
import { JsonLd } from '#components/ui/json-ld';
import { Paper } from '#components/whitepapers/paper';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { paperPage } from '#lib/content/pages/article-pages';
import { staticParams } from '#lib/content/pages/static-params';
import { breadcrumbs, paperArticle } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams(`${routes.whitepapers}/[id]`);

async function pageOf({ params }: Props) {
  const { id } = await params;
  return whitepapers.get(id) ? paperPage(id) : notFound();
}

export async function generateMetadata(props: Props) {
  const { paper, authors } = await pageOf(props);
  return pageMetadata({
    title: paper.title,
    description: paper.excerpt,
    path: whitepapers.url(paper),
    feed: 'whitepapers',
    lang: paper.lang,
    markdown: true,
    article: {
      published: paper.date,
      modified: paper.updated,
      authors: authors.map(({ name }) => name),
    },
  });
}

export default async function WhitePaperPage(props: Props) {
  const page = await pageOf(props);
  return (
    <>
      <JsonLd
        nodes={[
          paperArticle(page.paper, page.authors),
          breadcrumbs({ name: messages.paper.list, path: routes.whitepapers }, page.paper.title),
        ]}
      />
      <Paper {...page} />
      <DraftBadge entry={page.paper} />
    </>
  );
}
