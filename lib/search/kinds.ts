/** Kinds of search results, in the order of the filters: name of one result and of the filter. */
export const kindLabels = {
  article: { one: 'Article', all: 'Articles' },
  paper: { one: 'White paper', all: 'White papers' },
  industry: { one: 'Industry', all: 'Industries' },
  service: { one: 'Service', all: 'Services' },
  product: { one: 'Product', all: 'Products' },
  demo: { one: 'Demo', all: 'Demos' },
  job: { one: 'Job', all: 'Jobs' },
  page: { one: 'Page', all: 'Pages' },
} as const;

export type Kind = keyof typeof kindLabels;

export const kinds = Object.keys(kindLabels) as Kind[];

const kindOfFolder: Readonly<Record<string, Kind>> = {
  blog: 'article',
  whitepapers: 'paper',
  industries: 'industry',
  services: 'service',
  demos: 'demo',
  careers: 'job',
};

/** Kind of a page, from its path: `/blog/x` is an article, `/blog` and `/blog/a/b` are pages. */
export function kindOf(path: string): Kind {
  const [folder = '', id, ...rest] = path.split('/').slice(1);
  return (id && rest.length === 0 && kindOfFolder[folder]) || 'page';
}
