import { type Draft, fieldsOf } from './draft';

/** Longest URL to open on GitHub, in characters. Above about 8,000 it responds 414. */
const LONGEST_ADDRESS = 7500;

/** Words that YAML 1.1 or 1.2 parsers do not read as strings. */
const notText = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** Quotes a YAML string if needed; the files in content/blog have no optional quotes. */
const plain = (text: string) =>
  /^[a-z][a-z0-9 &'’/.-]*$/i.test(text) && !notText.test(text) ? text : JSON.stringify(text);

/** Content of the file of a post in content/blog: front matter and markdown. */
export function postFile(draft: Draft): string {
  const fields = fieldsOf(draft);
  const {
    title,
    date,
    updated,
    changes,
    author,
    category,
    tags,
    excerpt,
    callToAction,
    series,
    coverImage,
    aliases,
  } = fields;
  const body = draft.content.replaceAll('\r\n', '\n').trim();
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `date: ${date}`,
    ...(updated ? [`updated: ${updated}`] : []),
    ...(changes ? [`changes: ${JSON.stringify(changes)}`] : []),
    `author: ${author}`,
    `category: ${plain(category)}`,
    `tags: [${tags.map(plain).join(', ')}]`,
    `excerpt: ${JSON.stringify(excerpt)}`,
    ...(callToAction ? [`callToAction: ${JSON.stringify(callToAction)}`] : []),
    ...(series ? [`series: { name: ${plain(series.name ?? '')}, part: ${series.part} }`] : []),
    ...(coverImage ? [`coverImage: ${coverImage}`] : []),
    ...(aliases ? [`aliases: [${aliases.map((path) => JSON.stringify(path)).join(', ')}]`] : []),
    ...(draft.draft ? ['draft: true'] : []),
    '---',
    body,
    '',
  ].join('\n');
}

/** Path of the file of a post in the repository. */
export const filePath = (id: string) => `content/blog/${id}.md`;

const onGitHub = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=\.git$|\/?$)/;

/** Whether a repository URL is on GitHub, where a new file can be prefilled by URL. */
export const isOnGitHub = (repository: string) => onGitHub.test(repository);

/**
 * GitHub page to propose a post: a new file with its content prefilled, or the editor of an
 * existing file, which can't be prefilled.
 *
 * @returns the URL; `paste` is set if the user has to paste the text, with the reason
 */
export function proposal(repository: string, draft: Draft, exists: boolean) {
  const base = onGitHub.exec(repository)?.[0] ?? '';
  const path = filePath(draft.id);
  if (exists) return { href: `${base}/edit/main/${path}`, paste: 'exists' as const };
  const empty = `${base}/new/main?filename=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
  const href = `${empty}&value=${encodeURIComponent(postFile(draft))}`;
  return href.length > LONGEST_ADDRESS ? { href: empty, paste: 'long' as const } : { href };
}
