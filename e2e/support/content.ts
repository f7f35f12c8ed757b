import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFrontMatter } from './front-matter';

// Reads the files without the loader of the site, so that the tests do not share its mistakes.
const folder = fileURLToPath(new URL('../../content', import.meta.url));

export interface Post {
  id: string;
  title: string;
  /** Only posts have one. */
  category?: string;
  /** ISO date. */
  date: string;
  /** ISO date of the last change, `date` if there was none. */
  updated: string;
  /** Markdown of the sentence below the text. */
  callToAction?: string;
  tags: string[];
  /** Ids of people; a post has one. */
  authors: string[];
  /** Only posts have one. */
  series?: { name: string; part: number };
}

export interface Demo {
  id: string;
  name: string;
  active: boolean;
  requiresAuth: boolean;
  industries: string[];
  technology: string[];
  provider: string;
}

export interface Industry {
  id: string;
  title: string;
  subtitle: string;
  snapshot: { quote: string; stats: { text: string }[] };
  benefits: string[];
  use_cases: {
    title: string;
    kpi: string | string[];
    case_study?: { roiTimeline: string; url: string; year: number };
  }[];
  success_metrics: { headline: string; detail: string }[];
  cta: { headline?: string; button?: string };
  demoTags: string[];
}

interface Service {
  order: number;
  offerings: { title: string; related?: { label: string; href: string } }[];
  /** Ids. */
  products: string[];
  cta: { heading: string };
}

interface Site {
  name: string;
  email: string;
  phone: { label: string; number: string };
  address: { city: string; state: string };
  social: { label: string; url: string }[];
  copyright: { since: number; notice: string; trademark: string };
}

const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');

/** Entries of a folder, with the file name as id. @throws Error if there are none */
function entries<T>(name: string, parse: (text: string) => object): (T & { id: string })[] {
  const found = readdirSync(path.join(folder, name)).map((file) => ({
    id: path.parse(file).name,
    ...parse(read(name, file)),
  }));
  if (found.length === 0) throw new Error(`content/${name}/ holds nothing`);
  return found as (T & { id: string })[];
}

/** Published articles, newest first. */
function articles(name: string): Post[] {
  const day = (date: Date | string) => new Date(date).toISOString().slice(0, 10);
  return entries<
    Omit<Post, 'id' | 'date' | 'updated' | 'authors'> & {
      author?: string;
      authors?: string[];
      date: Date | string;
      updated?: Date | string;
      draft?: boolean;
    }
  >(name, (text) => readFrontMatter(text).data)
    .filter(({ date, draft }) => !draft && new Date(date).getTime() <= Date.now())
    .map(({ date, updated = date, author = '', authors = [author], ...post }) => ({
      ...post,
      authors,
      date: day(date),
      updated: day(updated),
    }))
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

export const posts = () => articles('blog');
/** The three newest featured posts, with which the editor starts. */
export const samples = () =>
  posts()
    .filter(({ id }) => !/^blog-\d{2,}$/.test(id))
    .slice(0, 3);
/** Id of a sample whose text contains a chart. */
export function chartedSample(): string {
  const found = samples().find(({ id }) => read('blog', `${id}.md`).includes('\n```chart\n'));
  if (!found) throw new Error('No featured post of the editor has a chart');
  return found.id;
}
/** Maximum number of posts on one page of the blog list. */
export const perPage = 30;
/** Posts of the feeds. */
export const newestPosts = () => posts().slice(0, perPage);
/**
 * The order in which the list shows posts: newest first, two or more parts of a series together and
 * in their order, in the place of the newest.
 */
export const asListed = (list: readonly Post[]): Post[] => piecesOf(list).flat();

function piecesOf(list: readonly Post[]): Post[][] {
  const partsOf = (post: Post) =>
    list
      .filter(({ series }) => post.series && series?.name === post.series.name)
      .sort((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0));
  const done = new Set<Post>();
  return list.flatMap((post) => {
    if (done.has(post)) return [];
    const piece = post.series ? partsOf(post) : [post];
    for (const part of piece) done.add(part);
    return [piece];
  });
}

/** Posts of each page of the list, as shown. The parts of a series are on one page. */
export function listPages(): Post[][] {
  const pages: Post[][] = [[]];
  for (const piece of piecesOf(posts())) {
    const isFull = (pages.at(-1)?.length ?? 0) + piece.length > perPage;
    if (isFull) pages.push([]);
    pages.at(-1)?.push(...piece);
  }
  return pages;
}
/** Posts on the first page of the list. */
export const firstPage = () => listPages()[0] ?? [];
/** Addresses of the pages of the blog list, newest posts first. */
export const blogPaths = () =>
  listPages().map((_, index) => (index === 0 ? '/blog' : `/blog/page/${index + 1}`));
export const papers = () => articles('whitepapers');
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-');
/** Addresses of the pages of topics: categories and tags of three posts or more. */
export const topicPaths = () => {
  const names = posts().flatMap(({ category = '', tags }) => [
    ...new Set([category, ...tags].map(slugOf)),
  ]);
  const often = new Set(names.filter((name) => names.filter((each) => each === name).length >= 3));
  return [...often].map((name) => `/blog/topics/${name}`);
};
/** Addresses of the pages of series. */
export const seriesPaths = () => [
  ...new Set(
    posts().flatMap(({ series }) => (series ? [`/blog/series/${slugOf(series.name)}`] : [])),
  ),
];
/** Addresses of the pages of authors who have written a post or a paper, by their ids. */
export const authorPages = () => {
  const writing = new Set([...posts(), ...papers()].flatMap(({ authors }) => authors));
  return new Map(
    entries<{ firstName: string; lastName: string }>('team', JSON.parse)
      .filter(({ id }) => writing.has(id))
      .map((person) => [
        person.id,
        `/blog/authors/${slugOf(`${person.firstName} ${person.lastName}`)}`,
      ]),
  );
};
export const authorPaths = () => [...authorPages().values()];
export const demos = () => entries<Demo>('demos', JSON.parse);
export const industries = () => entries<Industry>('industries', JSON.parse);
/** Products in the order in which pages show them. */
export const products = () =>
  entries<{ title: string; shortName: string; order: number }>('products', JSON.parse).sort(
    (a, b) => a.order - b.order,
  );
/** Headings of the sections of a page, by name. @param id - file name in content/pages/ */
export const sectionsOf = (id: string): Record<string, { heading: string }> =>
  JSON.parse(read('pages', `${id}.json`)).sections;
/** Services in the order in which pages show them. */
export const services = () =>
  entries<Service>('services', JSON.parse).sort((a, b) => a.order - b.order);
export const jobs = () => entries<{ title: string; location: string }>('jobs', JSON.parse);
export const footerLinks = (): { label: string; href: string }[] =>
  JSON.parse(read('nav.json')).footer.flatMap(({ links }: { links: object[] }) => links);
export const site = (): Site => JSON.parse(read('site.json'));
