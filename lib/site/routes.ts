/** Every address of the site, in one place: pages, aliases and art ask here. */
export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  contact: '/contact',
  contactSent: '/contact/sent',
  blog: '/blog',
  blogAlias: '/blogs',
  blogPreview: '/blog/preview',
  insights: '/insights',
  whitepapers: '/whitepapers',
  careers: '/careers',
  demos: '/demos',
  industries: '/industries',
  tools: '/tools',
  landscape: '/tools/genai-landscape',
  managePosts: '/admin/manage-posts',
  editorData: '/admin/posts.json',
  sendEmail: '/send-email',
  feed: '/feeds/blog.xml',
  teamCredentials: '/auth/team.json',
  /** Pages of the blog list, from 1: the newest posts stand on /blog itself. */
  blogPage: (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`),
  service: (id: string) => `/services/${id}`,
  post: (id: string) => `/blog/${id}`,
  /** Page of a post that exists in this browser session only. */
  sessionPost: (id: string) => `/blog/preview?post=${id}`,
  postAlias: (id: string) => `/blogs/${id}`,
  whitepaper: (id: string) => `/whitepapers/${id}`,
  job: (id: string) => `/careers/${id}`,
  demo: (id: string) => `/demos/${id}`,
  industry: (id: string) => `/industries/${id}`,
} as const;

/**
 * Route of a service card (docs/specification.md P4): the lower-cased title, spaces to
 * hyphens, & to "and".
 */
export const serviceCardRoute = (title: string) =>
  routes.service(title.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-'));

/** Families of pages whose unknown ids have words of their own; each has a page at `<family>/404`. */
export const notFoundFamilies = ['blog', 'blogs', 'careers', 'demos', 'industries'] as const;

/** Second addresses of a page that stand in no menu, each with the address that the menu has. */
export const aliases: Readonly<Record<string, string>> = {
  [routes.tools]: routes.landscape,
  [routes.blogAlias]: routes.blog,
};

/** Old addresses and where they live now (permanent). */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  ['5', '6', '8'].flatMap((number) => [
    [`/blog/blog-${number}`, routes.post(`blog-0${number}`)],
    [`/blogs/blog-${number}`, routes.postAlias(`blog-0${number}`)],
  ]),
);

/** The infographic of the GenAI Landscape. */
export const landscapeImage = '/landscape/genai-landscape.svg';
