import { DraftBadge } from '#components/ui/draft-badge';
import { JsonLd } from '#components/ui/json-ld';
import { Paper } from '#components/whitepapers/paper';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { paperPage } from '#lib/content/pages/article-pages';
import { breadcrumbs, report } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

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
        nodes={[
          report(page.paper, page.authors),
          breadcrumbs({ name: messages.paper.list, path: routes.whitepapers }, page.paper.title),
        ]}
      />
      <Paper {...page} />
      <DraftBadge entry={page.paper} />
    </>
  );
}
