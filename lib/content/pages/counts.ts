import * as messages from '../../site/messages';

/** Numbers of posts and papers in words, e.g. "3 articles and 1 white paper". */
export function countOf({
  posts,
  papers,
}: {
  posts: readonly unknown[];
  papers: readonly unknown[];
}): string {
  return messages.blogPages.counts(posts.length, papers.length);
}

/** Names of the kinds that a topic lists. */
export const kindsOf = ({ papers }: { papers: readonly unknown[] }) =>
  papers.length > 0 ? messages.blogPages.articlesAndPapers : messages.blogPages.articles;
