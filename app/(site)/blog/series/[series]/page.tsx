import { notFound } from 'next/navigation';
import { ArticleList, listedPost } from '#components/blog/article-list';
import { PageHero } from '#components/sections/page-hero';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { authorOf } from '#lib/content/collections/team';
import { allSeries, type Series } from '#lib/content/pages/series';
import { staticParams } from '#lib/content/pages/static-params';
import { breadcrumbs, collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  params: Promise<{ series: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/blog/series/[series]');

async function seriesOf({ params }: Props) {
  const slug = decodeURIComponent((await params).series);
  return allSeries().find((each) => each.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { name, description, slug, parts } = await seriesOf(props);
  return pageMetadata({
    title: messages.blogPages.seriesTitle(name, parts.length),
    description,
    path: routes.series(slug),
  });
}

/** Number of parts, their authors and the time to read all of them. */
function summaryOf({ parts }: Series): string {
  const authors = [...new Set(parts.map(({ author }) => authorOf(author).name))].join(' & ');
  const minutes = parts.reduce((sum, { readTime }) => sum + readTime, 0);
  return messages.blogPages.seriesSummary(parts.length, authors, minutes);
}

export default async function SeriesPage(props: Props) {
  const series = await seriesOf(props);
  return (
    <>
      <JsonLd
        nodes={[
          collectionPage(
            { ...series, title: series.name, path: routes.series(series.slug) },
            series.parts.map(({ id }) => routes.post(id)),
          ),
          breadcrumbs({ name: messages.blogPages.series, path: routes.allSeries }, series.name),
        ]}
      />
      <PageHero
        eyebrow={
          <Breadcrumbs
            parent={messages.blogPages.series}
            href={routes.allSeries}
            here={messages.blogPages.inParts(series.parts.length)}
          />
        }
        heading={series.name}
        lead={series.description}
      >
        <p className="mt-4 text-muted text-small">{summaryOf(series)}</p>
      </PageHero>
      <Container className="pb-section">
        <ArticleList
          list={{ series: series.name }}
          articles={series.parts.map((part) => ({
            ...listedPost(part),
            kicker: messages.article.partOf(part.series.part, series.last),
          }))}
        />
      </Container>
    </>
  );
}
