import { Paper } from '#components/sections/paper';
import { PreviewRibbon } from '#components/sections/preview-ribbon';
import { JsonLd } from '#components/ui/json-ld';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { paperPage } from '#lib/content/piece-pages';
import { breadcrumbs, report } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { paper as words } from '#lib/site/words';

interface Props {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => whitepapers.all().map(({ id }) => ({ id }));

export async function generateMetadata({ params }: Props) {
  const { paper, authors } = paperPage((await params).id);
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

export default async function WhitePaperPage({ params }: Props) {
  const page = paperPage((await params).id);
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
