import { blog } from '#lib/content/collections/blog';
import { editablePost } from '#lib/post-editor/editor-data';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => blog.all().map(({ id }) => ({ file: `${id}.json` }));

/** One post for the editor, which fetches it when it is opened. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  return Response.json(editablePost((await params).file.replace(/\.json$/, '')));
}
