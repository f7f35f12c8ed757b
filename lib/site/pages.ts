import type { FeedList } from './alternates';

/** What pages need, besides entries of the collection that a page lists. `editor`: posts and accounts. */
export type EntryKind = 'blog' | 'topics' | 'series' | 'landscape' | 'editor';

/** A page that does not show a single entry of a collection. */
interface PageRow {
  path: string;
  /** Id of its picture: a name in "pages" of content/art.json. */
  picture: string;
  /** Picture that the sitemap names. Default: the drawn one; `false` for a page that shows none. */
  image?: string | false;
  /** Type of the page on schema.org. Default: WebPage. */
  type?: 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage';
  /** Other paths of the same page (docs/specification.md R3). */
  also?: readonly string[];
  /** What is off with the page, below its path or from the root: its page for unknown entries, files. */
  parts?: readonly string[];
  /** Neither in the sitemap nor in search, and not indexed by search engines. */
  hidden?: boolean;
  /** Feed that the page offers. Default: the blog. */
  feed?: FeedList;
  /** Collection whose newest entry dates the page. */
  lists?: FeedList;
  /** Collection whose entries the page lists, each with a page of its own: lib/content/collections/<entries>.ts. */
  entries?: string;
  /** Entries without which there is no page, besides those that it lists (paged-collection.ts). */
  of?: EntryKind;
  /** Whether the site needs the page. Others are off without their texts, or while these are a draft. */
  required?: boolean;
  /** Shows the sections of its texts one below the other, without a page of its own in app/. */
  layout?: 'sections';
  /** Section of llms.txt that links the page. */
  llms?: 'Company' | 'Optional';
}

/**
 * All pages that do not show a single entry. Paths, sitemap, metadata, structured data, share
 * images, llms.txt and the link check derive from this table (docs/architecture.md, "How to add a
 * page").
 */
export const pageTable = {
  home: { path: '/', picture: 'home', required: true },
  about: {
    path: '/about',
    picture: 'about',
    image: '/media/vision-poster.webp',
    type: 'AboutPage',
    llms: 'Company',
  },
  services: {
    path: '/services',
    picture: 'services',
    type: 'CollectionPage',
    entries: 'services',
  },
  industries: {
    path: '/industries',
    picture: 'industries',
    type: 'CollectionPage',
    entries: 'industries',
    parts: ['404'],
  },
  demos: {
    path: '/demos',
    picture: 'demos',
    type: 'CollectionPage',
    entries: 'demos',
    parts: ['404'],
  },
  pricing: { path: '/pricing', picture: 'pricing', layout: 'sections', llms: 'Company' },
  'how-we-work': {
    path: '/how-we-work',
    picture: 'how-we-work',
    layout: 'sections',
    llms: 'Company',
  },
  trust: { path: '/trust', picture: 'trust', layout: 'sections', llms: 'Company' },
  contact: {
    path: '/contact',
    picture: 'contact',
    image: false,
    type: 'ContactPage',
    required: true,
    llms: 'Company',
  },
  'contact-sent': {
    path: '/contact/sent',
    picture: 'contact',
    hidden: true,
    required: true,
  },
  privacy: { path: '/privacy', picture: 'contact', image: false, type: 'FAQPage' },
  blog: {
    path: '/blog',
    picture: 'blog',
    type: 'CollectionPage',
    entries: 'blog',
    also: ['/blogs'],
    parts: ['404'],
    lists: 'blog',
  },
  'blog-topics': {
    path: '/blog/topics',
    of: 'topics',
    picture: 'blog',
    image: false,
    type: 'CollectionPage',
    lists: 'blog',
  },
  'blog-series': {
    path: '/blog/series',
    of: 'series',
    picture: 'blog',
    image: false,
    type: 'CollectionPage',
    lists: 'blog',
  },
  'blog-preview': {
    path: '/blog/preview',
    picture: 'blog',
    hidden: true,
    of: 'editor',
  },
  insights: { path: '/insights', picture: 'insights', type: 'CollectionPage' },
  whitepapers: {
    path: '/whitepapers',
    picture: 'whitepapers',
    type: 'CollectionPage',
    entries: 'whitepapers',
    feed: 'whitepapers',
    lists: 'whitepapers',
    parts: ['404'],
  },
  careers: {
    path: '/careers',
    picture: 'careers',
    type: 'CollectionPage',
    entries: 'jobs',
    llms: 'Company',
    parts: ['404'],
  },
  landscape: {
    path: '/tools/genai-landscape',
    picture: 'landscape',
    image: '/landscape/genai-landscape.svg',
    also: ['/tools'],
    parts: ['/landscape/genai-landscape.svg'],
    of: 'landscape',
    llms: 'Optional',
  },
  search: { path: '/search', picture: 'insights', hidden: true, required: true },
  'manage-posts': {
    path: '/admin/manage-posts',
    picture: 'admin',
    hidden: true,
    of: 'editor',
    parts: ['/admin/posts.json', '/admin/checks.json'],
  },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof pageTable;

/** The table as a list. The texts of a page are in content/pages/<id>.json. */
export const pageRows = Object.entries<PageRow>(pageTable).map(([id, row]) => ({
  ...row,
  id: id as PageId,
}));

/** Row of a page. */
export const pageRow = (id: PageId): PageRow => pageTable[id];

type Table = typeof pageTable;

/** A page of terms or of other texts in sections. */
export type TermsPage = {
  [Id in PageId]: Table[Id] extends { layout: 'sections' } ? Id : never;
}[PageId];

/** Pages of terms, which share a route. */
export const termsPages = pageRows
  .filter(({ layout }) => layout === 'sections')
  .map(({ id }) => id as TermsPage);

/** Paths of the pages by id. */
export const pagePaths = Object.fromEntries(pageRows.map(({ id, path }) => [id, path])) as {
  [Id in PageId]: (typeof pageTable)[Id]['path'];
};
