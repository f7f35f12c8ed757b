import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

const folder = path.join(process.env.CONTENT_DIR, 'blog');

export const dynamicParams = false;

export const generateStaticParams = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ id: file.replace(/\.md$/, '') }));

/** One post with its title and nothing else: the minimum that any site renders for a post. */
export default async function Page({ params }) {
  const { id } = await params;
  const { data, content } = matter(readFileSync(path.join(folder, `${id}.md`), 'utf8'));
  const html = toHtml(sanitize(toHast(remark().use(remarkGfm).parse(content))));
  return (
    <main>
      <h1>{data.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: posts of this repository. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
}
