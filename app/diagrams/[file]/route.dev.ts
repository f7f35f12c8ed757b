import { diagramFile, diagramSvg } from 'thread-art/diagram/figure';

import { allDiagrams } from '#lib/content/diagrams';

/**
 * The drawings of one diagram, in development only. A build writes these files in
 * scripts/build/pictures.ts.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const diagram = allDiagrams().find((each) => diagramFile(each) === file);
  if (!diagram) return new Response('No such diagram', { status: 404 });
  return new Response(diagramSvg(diagram), { headers: { 'Content-Type': 'image/svg+xml' } });
}
