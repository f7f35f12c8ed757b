import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';

const folder = path.join(process.env.CONTENT_DIR, 'blog');

export const dynamicParams = false;

export const generateStaticParams = () =>
  readdirSync(folder).map((file) => ({ id: file.replace(/\.md$/, '') }));

/** One post with its title and nothing else: the minimum that any site renders for a post. */
export default async function Page({ params }) {
  const { id } = await params;
  const { data, content } = matter(readFileSync(path.join(folder, `${id}.md`), 'utf8'));
  const html = remark().use(remarkGfm).use(remarkHtml).processSync(content).toString();
  return (
    <main>
      <h1>{data.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: posts of this repository. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
}
