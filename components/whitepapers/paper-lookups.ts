import { routes } from '#lib/site/routes';

/** Fields of a white paper that the lookups use. */
export interface PaperFacts {
  id: string;
  category: string;
  tags: readonly string[];
  featured: boolean;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Case-insensitive lookups by featured flag, category and tag (docs/specification.md W5). */
export const paperLookups = <Paper extends PaperFacts>(papers: readonly Paper[]) => ({
  featured: () => papers.filter((paper) => paper.featured),
  byCategory: (category: string) => papers.filter((paper) => same(paper.category, category)),
  byTag: (tag: string) => papers.filter(({ tags }) => tags.some((each) => same(each, tag))),
});

/** URL of the list, filtered by a category, a tag or both. */
export function papersHref(wanted: { category?: string; tag?: string }): string {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value)).toString();
  return query ? `${routes.whitepapers}?${query}` : routes.whitepapers;
}
