/**
 * Name of the group of pages that share one style sheet. The groups are: the pages of each folder;
 * the home page; all other pages at the root, with the older pages of their lists and the not-found
 * pages; topics, series and authors, which have none of the text of an article. Pages with a chart
 * are a separate group, because charts need many rules; so are pages with a diagram alone. With groups, the
 * number of style sheets and of hashes in the policy does not grow with the number of articles.
 *
 * @param file - path below out/, e.g. `blog/blog-06.html`
 * @param classes - all class names that the page uses
 */
export function cssBundle(file: string, classes: { has(name: string): boolean }): string {
  const [folder = '', ...rest] = file.split('/');
  if (file === 'index.html') return 'home';
  const likeRoot = rest.at(-1) === '404.html' || rest[0] === 'page';
  if (rest.length === 0 || likeRoot) return 'pages';
  if (folder === 'blog' && !classes.has('prose')) return 'blog lists';
  if (classes.has('chart')) return `${folder} with charts`;
  return classes.has('diagram') ? `${folder} with diagrams` : folder;
}
