import { feedFormats } from '../../site/alternates';
import { pagePaths, pageRows } from '../../site/pages';
import { routes } from '../../site/routes';
import { blog } from '../collections/blog';
import { demos } from '../collections/demos';
import { industries } from '../collections/industries';
import { jobs } from '../collections/jobs';
import { services } from '../collections/services';
import { site } from '../collections/site';
import { whitepapers } from '../collections/whitepapers';
import { workbooks } from '../collections/workbooks';
import { pagedCollections } from '../load/registry';
import { pictureVariantsByFile } from './assets';
import { olderListPages } from './blog-index';
import { blogPeriods, olderPeriodPages } from './blog-periods';
import type { Period } from './period';
import { allSeries } from './series';
import { isShown, shownFeeds } from './shown-pages';
import { olderTopicPages, topics } from './topics';
import { changedOnly } from './unchanged-routes';
import { olderWriterPages, writers } from './writers';

/** Values of the parameters of a route, in the order of its path. */
type Values = string | readonly string[];

const postIds = () => blog.all().map(({ id }) => id);
const isMonth = ({ key }: Period) => key.includes('-');
const months = () => blogPeriods().filter(isMonth);
const years = () => blogPeriods().filter((period) => !isMonth(period));
const segmentsOf = ({ key }: Period) => key.split('-');
const olderPagesOf = (period: Period) =>
  olderPeriodPages(period).map((page) => [...segmentsOf(period), String(page)]);

/** Routes of app/ that the content may have no page or file for. */
const lists = {
  '/admin/posts/[file]': () =>
    isShown('manage-posts')
      ? changedOnly(postIds(), routes.postSource).map((id) => `${id}.json`)
      : [],
  '/blog/[id]': () => changedOnly([...postIds(), ...years().map(({ key }) => key)], routes.post),
  '/blog/[id]/page/[page]': () => years().flatMap(olderPagesOf),
  '/blog/[id]/[month]': () => months().map(segmentsOf),
  '/blog/[id]/[month]/page/[page]': () => months().flatMap(olderPagesOf),
  '/blog/authors/[author]': () => writers().map(({ slug }) => slug),
  '/blog/authors/[author]/page/[page]': () =>
    writers().flatMap((writer) =>
      olderWriterPages(writer).map((page) => [writer.slug, String(page)]),
    ),
  '/blog/page/[page]': () => olderListPages().map(String),
  '/blog/series/[series]': () => allSeries().map(({ slug }) => slug),
  '/blog/topics/[topic]': () => topics().map(({ slug }) => slug),
  '/blog/topics/[topic]/page/[page]': () =>
    topics().flatMap((topic) => olderTopicPages(topic).map((page) => [topic.slug, String(page)])),
  [`${routes.careers}/[jobId]` as const]: () => jobs.all().map(({ id }) => id),
  // Inactive demos have a page too, but no list or search engine shows them
  // (docs/decisions/0015-kept-on-purpose.md).
  [`${routes.demos}/[id]` as const]: () => demos.all().map(({ id }) => id),
  // The figures of a paper are not public before it is.
  '/documents/[file]': () =>
    workbooks.all().flatMap(({ id, paper }) => (whitepapers.get(paper) ? `${id}.xlsx` : [])),
  '/feeds/[file]': () =>
    shownFeeds().flatMap((list) => feedFormats.map((format) => `${list}.${format}`)),
  [`${routes.industries}/[industryId]` as const]: () => industries.all().map(({ id }) => id),
  '/pictures/[file]': () =>
    [...pictureVariantsByFile().keys()].map((file) => file.replace('pictures/', '')),
  [`${routes.services}/[id]` as const]: () =>
    services.all().flatMap(({ id, names }) => [id, ...names]),
  [`${routes.whitepapers}/[id]` as const]: () => whitepapers.all().map(({ id }) => id),
} satisfies Record<string, () => readonly Values[]>;

/** Path of the route of entries whose collection is not above, e.g. `/cases/[id]`. */
type EntryRoute = `${(typeof pagePaths)[keyof typeof pagePaths]}/[id]`;
type Route = keyof typeof lists | EntryRoute;

/** Collections without a route above: their pages are at `[id]` below the page that lists them. */
const otherEntries = () =>
  pagedCollections.flatMap(({ list, all }): [Route, () => string[]][] =>
    Object.keys(lists).some((route) => route.startsWith(`${pagePaths[list]}/[`))
      ? []
      : [[`${pagePaths[list]}/[id]`, () => all().map(({ id }) => id)]],
  );

const allLists = (): Partial<Record<Route, () => readonly Values[]>> => ({
  ...Object.fromEntries(otherEntries()),
  ...lists,
});

/** Value of the parameters of a route that the content has nothing for. */
export const placeholder = '_';

const valuesOf = (route: Route): readonly Values[] => allLists()[route]?.() ?? [];

/**
 * Parameters of all pages or files of a route, for `generateStaticParams`. An export refuses a route
 * without any, so an empty list has a placeholder, for which the route calls `notFound()` and whose
 * file the build deletes (scripts/build/delete-off-pages.ts).
 */
export function staticParams(route: Route): Record<string, string>[] {
  const names = [...route.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
  const values = valuesOf(route);
  return (values.length > 0 ? values : [names.map(() => placeholder)]).map((each) =>
    Object.fromEntries([each].flat().map((value, index) => [names[index], value])),
  );
}

/**
 * URL paths that `next build` exports although the site does not have them: placeholders, pages
 * that are off, and what is off with these.
 */
export function offPaths(): string[] {
  const placeholders = (Object.keys(allLists()) as Route[])
    .filter((route) => valuesOf(route).length === 0)
    .map((route) => route.replaceAll(/\[\w+\]/g, placeholder));
  const off = pageRows
    .filter(({ id }) => !isShown(id))
    .flatMap(({ path, also = [], parts = [] }) => [
      path,
      ...also,
      ...parts.map((part) => (part.startsWith('/') ? part : `${path}/${part}`)),
    ])
    // A copy that is made later (scripts/build.ts).
    .filter((path) => path !== routes.blogAlias);
  return [...placeholders, ...off, ...(site().accounts ? [] : [routes.teamCredentials])];
}
