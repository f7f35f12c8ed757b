import { notFound } from 'next/navigation';

import { blog } from '#lib/content/collections/blog';
import { staticParams } from '#lib/content/pages/static-params';
import { editorFile, postSource } from '#lib/editor/editor-data';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/admin/posts/[file]');

/** The file of a published post, which the post editor fetches when the post is edited. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const id = (await params).file.replace(/\.json$/, '');
  return blog.get(id) ? editorFile(postSource(id)) : notFound();
}
