const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Numbers of posts and papers in words, e.g. "3 articles and 1 white paper". */
export function countOf({
  posts,
  papers,
}: {
  posts: readonly unknown[];
  papers: readonly unknown[];
}): string {
  return [
    ...(posts.length > 0 ? [plural(posts.length, 'article')] : []),
    ...(papers.length > 0 ? [plural(papers.length, 'white paper')] : []),
  ].join(' and ');
}
