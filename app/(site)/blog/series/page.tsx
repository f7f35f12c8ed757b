import { notFound } from 'next/navigation';

import { BlogIndexPage } from '#components/sections/blog-index-page';
import { SeriesIndex } from '#components/sections/series-index';
import { pageCopy } from '#lib/content/page-copy';
import { allSeries } from '#lib/content/series';
import { isShown } from '#lib/content/shown-pages';
import { metadataOf } from '#lib/seo/metadata';
import { routes } from '#lib/site/routes';
import { blogPages } from '#lib/site/words';

export const generateMetadata = () => metadataOf('allSeries');

export default function AllSeriesPage() {
  if (!isShown('allSeries')) notFound();
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
