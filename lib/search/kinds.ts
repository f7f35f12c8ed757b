import * as messages from '../site/messages';

export type Kind = keyof typeof messages.kindLabels;

/** In the order of the filters. */
export const kinds = Object.keys(messages.kindLabels) as Kind[];

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
