import { pagePaths, pageRows, pageTable } from './pages';

/** Paths of all pages and of generated files (docs/specification.md R1 to R3). */
export const routes = {
  home: pagePaths.home,
  about: pagePaths.about,
  services: pagePaths.services,
  contact: pagePaths.contact,
  contactSent: pagePaths['contact-sent'],
  privacy: pagePaths.privacy,
  blog: pagePaths.blog,
  topics: pagePaths['blog-topics'],
  allSeries: pagePaths['blog-series'],
  blogPreview: pagePaths['blog-preview'],
  whitepapers: pagePaths.whitepapers,
  careers: pagePaths.careers,
  demos: pagePaths.demos,
  industries: pagePaths.industries,
  insights: pagePaths.insights,
  landscape: pagePaths.landscape,
  search: pagePaths.search,
  managePosts: pagePaths['manage-posts'],
  blogAlias: '/blogs',
  tools: '/tools',
  editorData: '/admin/posts.json',
  postSource: (id: string) => `/admin/posts/${id}.json`,
  editorChecks: '/admin/checks.json',
  sendEmail: '/send-email',
  teamCredentials: '/auth/team.json',
  /** Pages of the blog list, from 1; page 1 is /blog. */
  blogPage: (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`),
  /** Pages of a year or month of the blog, from 1. @param key - e.g. `2024` or `2024-05` */
  period: (key: string, number = 1) =>
    `/blog/${key.replace('-', '/')}${number > 1 ? `/page/${number}` : ''}`,
  /** The blog list with the month in its query (docs/specification.md B2). @param month - 1 to 12 */
  monthQuery: (year: string | number, month: number) => `/blog?year=${year}&month=${month}`,
  /** Pages of a topic, from 1. */
  topic: (slug: string, number = 1) => `/blog/topics/${slug}${number > 1 ? `/page/${number}` : ''}`,
  series: (slug: string) => `/blog/series/${slug}`,
  /** Pages of an author, from 1. */
  author: (slug: string, number = 1) =>
    `/blog/authors/${slug}${number > 1 ? `/page/${number}` : ''}`,
  service: (id: string) => `${pagePaths.services}/${id}`,
  post: (id: string) => `/blog/${id}`,
  /** Page of a post that exists in this browser session only. */
  sessionPost: (id: string) => `/blog/preview?post=${id}`,
  postAlias: (id: string) => `/blogs/${id}`,
  whitepaper: (id: string) => `${pagePaths.whitepapers}/${id}`,
  job: (id: string) => `${pagePaths.careers}/${id}`,
  demo: (id: string) => `${pagePaths.demos}/${id}`,
  industry: (id: string) => `${pagePaths.industries}/${id}`,
  workbook: (id: string) => `/documents/${id}.xlsx`,
} as const;

/** URL of the search page with a query. */
export const searchHref = (query: string) =>
  query.trim() ? `${routes.search}?${new URLSearchParams({ q: query.trim() })}` : routes.search;

/** Sections with their own not-found page for unknown ids, at `<section>/404`. */
export const notFoundFamilies = [
  ...(['blog', 'careers', 'demos', 'industries'] as const).map((id) => pagePaths[id].slice(1)),
  'blogs',
];

/**
 * Second paths of a page (docs/specification.md R3) that are not in the menu → path in the menu.
 */
export const secondPaths: Readonly<Record<string, string>> = Object.fromEntries(
  pageRows.flatMap(({ path, also = [] }) => also.map((other) => [other, path])),
);

/** Path of the GenAI Landscape infographic. */
export const landscapeImage = pageTable.landscape.image;

/** Folder of the drawings of diagrams in articles, and of products at work. */
export const diagramFolder = '/diagrams/';
