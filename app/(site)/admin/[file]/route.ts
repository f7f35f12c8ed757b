import { editorData } from '#lib/post-editor/editor-data';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [{ file: 'posts.json' }];

/** What the post editor starts with: fetched when it opens, so that no page carries it. */
export function GET() {
  return Response.json(editorData());
}
