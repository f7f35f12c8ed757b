import { BlogIndexPage } from '#components/sections/blog-index-page';
import { Breadcrumb } from '#components/sections/breadcrumb';
import { PageHero } from '#components/sections/page-hero';
import { listedPost, PieceList } from '#components/sections/piece-list';
import { SeriesIndex } from '#components/sections/series-index';
import { Container } from '#components/ui/container';
import { JsonLd } from '#components/ui/json-ld';
import { authorOf } from '#lib/content/collections/team';
import { pageCopy } from '#lib/content/page-copy';
import { allSeries, type Series } from '#lib/content/series';
import { breadcrumbs, collectionPage } from '#lib/seo/json-ld';
import { pageMetadata } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { article, blogPages } from '#lib/site/words';

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
    title: blogPages.seriesTitle(name, last),
    description,
    path: routes.series(slug),
  });
}

/** Number of parts, their authors and the time to read all of them. */
function summaryOf({ parts, last }: Series): string {
  const authors = [...new Set(parts.map(({ author }) => authorOf(author).name))].join(' & ');
  const minutes = parts.reduce((sum, { readTime }) => sum + readTime, 0);
  return blogPages.seriesSummary(last, authors, minutes);
}

export default async function SeriesPage(props: Props) {
  const series = await seriesOf(props);
  if (!series) {
    return (
      <BlogIndexPage
        copy={pageCopy('blog-series')}
        path={routes.allSeries}
        listed={allSeries().map(({ slug }) => routes.series(slug))}
        name={blogPages.series}
        all={blogPages.allSeries}
      >
        <SeriesIndex series={allSeries()} />
      </BlogIndexPage>
    );
  }
  return (
    <>
      <JsonLd
        things={[
          collectionPage(
            { ...series, title: series.name, path: routes.series(series.slug) },
            series.parts.map(({ id }) => routes.post(id)),
          ),
          breadcrumbs({ name: blogPages.series, path: routes.allSeries }, series.name),
        ]}
      />
      <PageHero
        eyebrow={
          <Breadcrumb
            parent={blogPages.series}
            href={routes.allSeries}
            here={blogPages.inParts(series.last)}
          />
        }
        heading={series.name}
        lead={series.description}
      >
        <p className="mt-4 text-small text-muted">{summaryOf(series)}</p>
      </PageHero>
      <Container className="pb-section">
        <PieceList
          list={{ series: series.name }}
          pieces={series.parts.map((part) => ({
            ...listedPost(part),
            kicker: article.partOf(part.series.part, series.last),
          }))}
        />
      </Container>
    </>
  );
}
