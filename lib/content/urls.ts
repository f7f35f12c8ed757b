import { pageCount } from '../blog/paging';
import { routes } from '../site/routes';
import type { EntryBase } from './collection';
import { blog } from './collections/blog';
import { activeDemos, demos } from './collections/demos';
import { industries } from './collections/industries';
import { jobs } from './collections/jobs';
import { services } from './collections/services';
import { whitepapers } from './collections/whitepapers';
import { lastChange } from './revision';

export interface PageUrl {
  path: string;
  /** ISO date of the last change or of publication, if the content has one. */
  lastModified?: string;
}

const plain = [
  routes.home,
  routes.about,
  routes.services,
  routes.contact,
  routes.blog,
  routes.insights,
  routes.whitepapers,
  routes.careers,
  routes.demos,
  routes.industries,
  routes.landscape,
];

/** Canonical paths of all pages for search engines. */
export function canonicalPages(): PageUrl[] {
  const dated = (entry: EntryBase & { date: string; updated?: string }, path: string) => ({
    path,
    lastModified: lastChange(entry),
  });
  return [
    ...plain.map((path) => ({ path })),
    ...olderBlogPages().map((path) => ({ path })),
    ...services.all().map((entry) => ({ path: services.url(entry) })),
    ...industries.all().map((entry) => ({ path: industries.url(entry) })),
    ...activeDemos().map((entry) => ({ path: demos.url(entry) })),
    ...blog.all().map((entry) => dated(entry, blog.url(entry))),
    ...whitepapers.all().map((entry) => dated(entry, whitepapers.url(entry))),
    ...jobs.all().map((entry) => ({ path: jobs.url(entry), lastModified: entry.datePosted })),
  ];
}

/** Paths of the blog list from page 2 on. */
const olderBlogPages = () =>
  Array.from({ length: pageCount(blog.all().length) - 1 }, (_, index) =>
    routes.blogPage(index + 2),
  );

/** All paths that links in the content may point to, including aliases. */
export function linkablePaths(): Set<string> {
  return new Set([
    ...canonicalPages().map(({ path }) => path),
    ...services.all().flatMap((entry) => entry.aliases.map(routes.service)),
    ...blog.all().map((entry) => routes.postAlias(entry.id)),
    ...demos.all().map((entry) => demos.url(entry)),
    routes.blogAlias,
    routes.tools,
    routes.managePosts,
    routes.contactSent,
    routes.search,
    routes.feed,
  ]);
}
