import { type Draft, fieldsOf } from './draft';

/** Longest address that GitHub is asked to open; beyond about 8,000 it answers 414. */
const LONGEST_ADDRESS = 7500;

/** Words that YAML 1.1 or 1.2 readers take for something else than text. */
const notText = /^(true|false|null|yes|no|on|off|y|n)$/i;

/** Words that need no quotes stay without, as the files of content/blog have it. */
const plain = (text: string) =>
  /^[a-z][a-z0-9 &'’/.-]*$/i.test(text) && !notText.test(text) ? text : JSON.stringify(text);

/** The file of a post, exactly as content/blog wants it. */
export function postFile(draft: Draft): string {
  const { title, date, author, category, tags, excerpt, series, coverImage } = fieldsOf(draft);
  const body = draft.content.replaceAll('\r\n', '\n').trim();
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `date: ${date}`,
    `author: ${author}`,
    `category: ${plain(category)}`,
    `tags: [${tags.map(plain).join(', ')}]`,
    `excerpt: ${JSON.stringify(excerpt)}`,
    ...(series ? [`series: { name: ${plain(series.name ?? '')}, part: ${series.part} }`] : []),
    ...(coverImage ? [`coverImage: ${coverImage}`] : []),
    ...(draft.draft ? ['draft: true'] : []),
    '---',
    body,
    '',
  ].join('\n');
}

export const filePath = (id: string) => `content/blog/${id}.md`;

const onGitHub = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=\.git$|\/?$)/;

/** Whether a repository is one whose pages can be prefilled. */
export const isOnGitHub = (repository: string) => onGitHub.test(repository);

/**
 * GitHub's page for the file of a post: a prefilled new file, or the editor of one that exists,
 * which takes no text from an address.
 *
 * @returns the address, and whether the text still has to be pasted
 */
export function proposal(repository: string, draft: Draft, exists: boolean) {
  const base = onGitHub.exec(repository)?.[0] ?? '';
  const path = filePath(draft.id);
  if (exists) return { href: `${base}/edit/main/${path}`, paste: 'exists' as const };
  const empty = `${base}/new/main?filename=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
  const href = `${empty}&value=${encodeURIComponent(postFile(draft))}`;
  return href.length > LONGEST_ADDRESS ? { href: empty, paste: 'long' as const } : { href };
}
