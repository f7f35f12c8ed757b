import { writers } from '#lib/content/pages/writers';
import { routes } from '#lib/site/routes';
import { demos, industries, jobs, papers, pathOf, posts, services } from './content';

/** Path of the last entry, which stays the same when newer ones are added. */
const last = (folder: string, entries: readonly { id: string }[]) =>
  entries.length > 0 ? `${folder}/${entries.at(-1)?.id}` : undefined;

const demosThatAre = (active: boolean) => demos().filter((demo) => demo.active === active);
const servicesWith = (hasProducts: boolean) =>
  services().filter((service) => service.products.length > 0 === hasProducts);

const paths: Record<string, string | undefined> = {
  home: '/',
  about: pathOf('about'),
  services: pathOf('services'),
  service: last(routes.services, servicesWith(false)),
  products: last(routes.services, servicesWith(true)),
  contact: '/contact',
  'contact-sent': '/contact/sent',
  blog: pathOf('blog'),
  post: last('/blog', posts()),
  // Topics and series have the same list.
  author: writers().map(({ slug }) => routes.author(slug))[0],
  insights: pathOf('insights'),
  papers: pathOf('whitepapers'),
  paper: last(routes.whitepapers, papers()),
  careers: pathOf('careers'),
  job: last(routes.careers, jobs()),
  demos: pathOf('demos'),
  demo: last(routes.demos, demosThatAre(true)),
  'inactive-demo': last(routes.demos, demosThatAre(false)),
  industries: pathOf('industries'),
  industry: last(routes.industries, industries()),
  landscape: pathOf('landscape'),
  search: '/search',
  editor: pathOf('manage-posts'),
  'not-found': '/no-such-page',
};

/**
 * One address of each page layout that the content has, by name, for checks that are too slow for
 * every page.
 */
export const layoutsByName = Object.fromEntries(
  Object.entries(paths).flatMap(([name, path]) => (path ? [[name, path]] : [])),
);

/** Layouts that look like another one in the list. */
const alike = ['contact-sent', 'insights', 'papers', 'editor', 'inactive-demo', 'search'];

/** Layouts without those that look like another one, by name. */
export const distinctLayoutsByName = Object.fromEntries(
  Object.entries(layoutsByName).filter(([name]) => !alike.includes(name)),
);
