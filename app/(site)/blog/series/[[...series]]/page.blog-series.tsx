import { ArticleList, listedPost } from '#components/blog/article-list';
import { BlogIndexPage } from '#components/blog/blog-index-page';
import { SeriesIndex } from '#components/blog/series-index';
import { PageHero } from '#components/sections/page-hero';
import { Breadcrumbs } from '#components/ui/breadcrumbs';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { authorOf } from '#lib/content/collections/team';
import { pageCopy } from '#lib/content/pages/page-copy';
import { allSeries, type Series } from '#lib/content/pages/series';
import { breadcrumbs, collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

interface Props {
  /** Empty for the index, or `[slug]`. */
  params: Promise<{ series?: string[] }>;
}

export const dynamicParams = false;

/** One route for index and series, because an export refuses a route without pages. */
export const generateStaticParams = () =>
  [[], ...allSeries().map(({ slug }) => [slug])].map((series) => ({ series }));

const seriesOf = async ({ params }: Props) => {
  const { series: [slug = ''] = [] } = await params;
  return allSeries().find((each) => each.slug === decodeURIComponent(slug));
};

export async function generateMetadata(props: Props) {
  const series = await seriesOf(props);
  if (!series) return pageMetadata({ ...pageCopy('blog-series'), path: routes.allSeries });
  const { name, description, slug, last } = series;
  return pageMetadata({
    title: messages.blogPages.seriesTitle(name, last),
    description,
    path: routes.series(slug),
  });
}

/** Number of parts, their authors and the time to read all of them. */
function summaryOf({ parts, last }: Series): string {
  const authors = [...new Set(parts.map(({ author }) => authorOf(author).name))].join(' & ');
  const minutes = parts.reduce((sum, { readTime }) => sum + readTime, 0);
  return messages.blogPages.seriesSummary(last, authors, minutes);
}

export default async function SeriesPage(props: Props) {
  const series = await seriesOf(props);
  if (!series) {
    return (
      <BlogIndexPage
        copy={pageCopy('blog-series')}
        path={routes.allSeries}
        listed={allSeries().map(({ slug }) => routes.series(slug))}
        name={messages.blogPages.series}
        all={messages.blogPages.allSeries}
      >
        <SeriesIndex series={allSeries()} />
      </BlogIndexPage>
    );
  }
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
            here={messages.blogPages.inParts(series.last)}
          />
        }
        heading={series.name}
        lead={series.description}
      >
        <p className="mt-4 text-muted text-small">{summaryOf(series)}</p>
      </PageHero>
      <Container className="pb-section">
        <ArticleList
          articles={series.parts.map((part) => ({
            ...listedPost(part),
            kicker: messages.article.partOf(part.series.part, series.last),
          }))}
        />
      </Container>
    </>
  );
}
