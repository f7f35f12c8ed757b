/**
 * Pages that share a style sheet: those of one folder, the home page by itself, and the other pages
 * at the root with older pages of a list that stands there and those that were not found. So the
 * number of style sheets, and of hashes in the policy, does not grow with the articles.
 *
 * @param file - path below out/, e.g. `blog/blog-06.html`
 */
export function familyOf(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  if (file === 'index.html') return 'home';
  const likeRoot = rest.at(-1) === '404.html' || rest[0] === 'page';
  return rest.length > 0 && !likeRoot ? folder : 'pages';
}
