import { editorData } from '#lib/editor/editor-data';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: 'posts.json' }];

/** Initial data of the post editor, which fetches it, so that no page's payload contains it. */
export function GET() {
  return Response.json(editorData());
}
