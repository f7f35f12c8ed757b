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
    Omit<Post, 'id' | 'date' | 'updated'> & {
      date: Date | string;
      updated?: Date | string;
      draft?: boolean;
    }
  >(name, (text) => readFrontMatter(text).data)
    .filter(({ date, draft }) => !draft && new Date(date).getTime() <= Date.now())
    .map(({ id, title, category, date, updated = date, callToAction }) => ({
      id,
      title,
      category,
      date: day(date),
      updated: day(updated),
      callToAction,
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
/** Posts on the first page of the list and in the feed. */
export const newestPosts = () => posts().slice(0, perPage);
/** Addresses of the pages of the blog list, newest posts first. */
export const blogPaths = () =>
  Array.from({ length: Math.ceil(posts().length / perPage) }, (_, index) =>
    index === 0 ? '/blog' : `/blog/page/${index + 1}`,
  );
export const papers = () => articles('whitepapers');
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
