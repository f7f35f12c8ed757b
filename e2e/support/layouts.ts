import { authorPaths, demos, industries, jobs, papers, posts } from './content';

/** Path of the last entry, which stays the same when newer ones are added. */
function last(folder: string, entries: readonly { id: string }[]): string {
  const entry = entries.at(-1);
  if (!entry) throw new Error(`No entry to visit below ${folder}`);
  return `${folder}/${entry.id}`;
}

const demosThatAre = (active: boolean) => demos().filter((demo) => demo.active === active);

/** One address of each page layout, by name, for checks that are too slow for every page. */
export const layoutsByName: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about',
  services: '/services',
  service: '/services/ai-strategy',
  products: '/services/ai-products',
  contact: '/contact',
  'contact-sent': '/contact/sent',
  blog: '/blog',
  post: last('/blog', posts()),
  // Topics and series have the same list.
  author: authorPaths()[0] ?? '',
  insights: '/insights',
  papers: '/whitepapers',
  paper: last('/whitepapers', papers()),
  careers: '/careers',
  job: last('/careers', jobs()),
  demos: '/demos',
  demo: last('/demos', demosThatAre(true)),
  'inactive-demo': last('/demos', demosThatAre(false)),
  industries: '/industries',
  industry: last('/industries', industries()),
  landscape: '/tools/genai-landscape',
  search: '/search',
  editor: '/admin/manage-posts',
  'not-found': '/no-such-page',
};

export const layouts: readonly string[] = Object.values(layoutsByName);

/** Layouts that look like another one in the list. */
const alike = ['contact-sent', 'insights', 'papers', 'editor', 'inactive-demo', 'search'];

/** Layouts without those that look like another one, by name. */
export const distinctLayoutsByName = Object.fromEntries(
  Object.entries(layoutsByName).filter(([name]) => !alike.includes(name)),
);
export const distinctLayouts: readonly string[] = Object.values(distinctLayoutsByName);
