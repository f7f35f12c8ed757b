import { artPath } from '../art/art-path';
import { pageCount } from '../blog/paging';
import { feedPaths } from '../site/alternates';
import { landscapeImage, routes } from '../site/routes';
import { lastListPage } from './blog-index';
import { blog } from './collections/blog';
import { activeDemos, demos } from './collections/demos';
import { industries } from './collections/industries';
import { jobs } from './collections/jobs';
import { services } from './collections/services';
import { whitepapers } from './collections/whitepapers';
import { lastChange } from './revision';
import { allSeries } from './series';
import {
  industrySubject,
  jobSubject,
  type PageArtId,
  pageSubject,
  paperSubject,
  postSubject,
  serviceSubject,
} from './subjects';
import { type Topic, topics } from './topics';
import { writers } from './writers';

export interface PageUrl {
  path: string;
  /** ISO date of the last change or of publication, if the content has one. */
  lastModified?: string;
  /** Content file of the page, from the project root; its history dates pages without a date. */
  file?: string;
  /** URL path of the main picture of the page. */
  image?: string;
}

/** Pages that do not show a single entry, with their texts and pictures. */
const plain: [path: string, copy: string, image?: string][] = [
  [routes.home, 'home', hero('home')],
  [routes.about, 'about', '/media/vision-poster.webp'],
  [routes.services, 'services', hero('services')],
  [routes.contact, 'contact'],
  [routes.privacy, 'privacy'],
  [routes.blog, 'blog', hero('blog')],
  [routes.insights, 'insights', hero('insights')],
  [routes.whitepapers, 'whitepapers', hero('whitepapers')],
  [routes.careers, 'careers', hero('careers')],
  [routes.demos, 'demos', hero('demos')],
  [routes.industries, 'industries', hero('industries')],
  [routes.landscape, 'landscape', landscapeImage],
];

function hero(id: PageArtId): string {
  return artPath(pageSubject(id), 'hero');
}

/** Canonical paths of all pages for search engines. */
export function canonicalPages(): PageUrl[] {
  const newest = new Map<string, string | undefined>([
    [routes.blog, newestChange(blog.all())],
    [routes.whitepapers, newestChange(whitepapers.all())],
  ]);
  return [
    ...plain.map(([path, copy, image]) => ({
      path,
      lastModified: newest.get(path),
      file: `content/pages/${copy}.json`,
      image,
    })),
    ...olderBlogPages().map((path) => ({ path })),
    ...services.all().map((entry) => ({
      path: services.url(entry),
      file: entry.file,
      image: artPath(serviceSubject(entry), 'hero'),
    })),
    ...industries.all().map((entry) => ({
      path: industries.url(entry),
      file: entry.file,
      image: artPath(industrySubject(entry), 'hero'),
    })),
    ...activeDemos().map((entry) => ({ path: demos.url(entry), file: entry.file })),
    ...blog.all().map((entry) => ({
      path: blog.url(entry),
      lastModified: lastChange(entry),
      image: entry.coverImage ?? artPath(postSubject(entry), 'wide'),
    })),
    ...[routes.topics, routes.allSeries].map((path) => ({
      path,
      lastModified: newest.get(routes.blog),
    })),
    ...topics().flatMap(topicPages),
    ...allSeries().map(({ slug, parts }) => ({
      path: routes.series(slug),
      lastModified: newestChange(parts),
    })),
    ...writers().map(({ slug, posts, papers }) => ({
      path: routes.author(slug),
      lastModified: newestChange([...posts, ...papers]),
    })),
    ...whitepapers.all().map((entry) => ({
      path: whitepapers.url(entry),
      lastModified: lastChange(entry),
      image: entry.coverImage ?? artPath(paperSubject(entry), 'hero'),
    })),
    ...jobs.all().map((entry) => ({
      path: jobs.url(entry),
      lastModified: entry.datePosted,
      image: artPath(jobSubject(entry), 'wide'),
    })),
  ];
}

const newestChange = (entries: readonly { date: string; updated?: string }[]) =>
  entries.map(lastChange).sort().at(-1);

/** Paths of the blog list from page 2 on. */
const olderBlogPages = () =>
  Array.from({ length: lastListPage() - 1 }, (_, index) => routes.blogPage(index + 2));

/** All pages of the list of a topic. */
const topicPages = ({ slug, posts, papers }: Topic): PageUrl[] =>
  Array.from({ length: pageCount(posts.length + papers.length) }, (_, index) => ({
    path: routes.topic(slug, index + 1),
    lastModified: newestChange([...posts, ...papers]),
  }));

/** All paths that links in the content may point to, including second names. */
export function linkablePaths(): Set<string> {
  return new Set([
    ...canonicalPages().map(({ path }) => path),
    ...services.all().flatMap((entry) => entry.names.map(routes.service)),
    ...blog.all().map((entry) => routes.postAlias(entry.id)),
    ...demos.all().map((entry) => demos.url(entry)),
    routes.blogAlias,
    routes.tools,
    routes.managePosts,
    routes.contactSent,
    ...feedPaths,
    routes.search,
  ]);
}
