import { slug } from 'github-slugger';

/** URL segment of a name, e.g. "Data & AI" → `data-and-ai`. */
export const slugOf = (name: string) => slug(name.replaceAll('&', 'and'));
