import { notFound } from 'next/navigation';

import { BlogIndexPage } from '#components/blog/blog-index-page';
import { SeriesIndex } from '#components/blog/series-index';
import { pageTexts } from '#lib/content/pages/page-texts';
import { allSeries } from '#lib/content/pages/series';
import { isShown } from '#lib/content/pages/shown-pages';
import { metadataOf } from '#lib/seo/metadata';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

export const generateMetadata = () => metadataOf('blog-series');

export default function AllSeriesPage() {
  if (!isShown('blog-series')) notFound();
  return (
    <BlogIndexPage
      copy={pageTexts('blog-series')}
      path={routes.allSeries}
      listed={allSeries().map(({ slug }) => routes.series(slug))}
      name={messages.blogPages.series}
      all={messages.blogPages.allSeries}
    >
      <SeriesIndex series={allSeries()} />
    </BlogIndexPage>
  );
}
