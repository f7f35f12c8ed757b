import { blog } from '#lib/content/collections/blog';
import { editablePost } from '#lib/post-editor/editor-data';

/**
 * One post for the editor, in development only. A build writes these files itself
 * (scripts/build/editor-posts.ts).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const id = (await params).file.replace(/\.json$/, '');
  if (!blog.get(id)) return new Response('No such post', { status: 404 });
  return Response.json(editablePost(id));
}
