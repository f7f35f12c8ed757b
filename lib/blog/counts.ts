import { blogPages } from '../site/words';

/** Numbers of posts and papers in words, e.g. "3 articles and 1 white paper". */
export function countOf({
  posts,
  papers,
}: {
  posts: readonly unknown[];
  papers: readonly unknown[];
}): string {
  return blogPages.counts(posts.length, papers.length);
}

/** Names of the kinds that a topic lists. */
export const kindsOf = ({ papers }: { papers: readonly unknown[] }) =>
  papers.length > 0 ? blogPages.articlesAndPapers : blogPages.articles;
