/**
 * Pages that share a style sheet: those of one folder, the home page by itself, and the other pages
 * at the root with older pages of a list that stands there and those that were not found. Those with a
 * chart stand apart, because its rules are many. So the number of style sheets, and of hashes in the
 * policy, does not grow with the articles.
 *
 * @param file - path below out/, e.g. `blog/blog-06.html`
 * @param classes - all that the page uses
 */
export function familyOf(file: string, classes: readonly string[]): string {
  const [folder = '', ...rest] = file.split('/');
  if (file === 'index.html') return 'home';
  const likeRoot = rest.at(-1) === '404.html' || rest[0] === 'page';
  if (rest.length === 0 || likeRoot) return 'pages';
  return classes.includes('chart') ? `${folder} with charts` : folder;
}
