import { notFound } from 'next/navigation';

import { Paper } from '#components/sections/paper';
import { PreviewRibbon } from '#components/sections/preview-ribbon';
import { JsonLd } from '#components/ui/json-ld';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { paperPage } from '#lib/content/piece-pages';
import { staticParams } from '#lib/content/static-params';
import { breadcrumbs, report } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { paper as words } from '#lib/site/words';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/whitepapers/[id]');

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
        things={[
          report(page.paper, page.authors),
          breadcrumbs({ name: words.list, path: routes.whitepapers }, page.paper.title),
        ]}
      />
      <Paper {...page} />
      <PreviewRibbon entry={page.paper} />
    </>
  );
}
