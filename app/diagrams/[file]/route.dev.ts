import { diagramFile, diagramSvg } from 'thread-art/diagram/figure';

import { allDiagrams } from '#lib/content/diagrams';
import { productScenes } from '#lib/content/product-scenes';

/**
 * The drawings of one diagram, or those of the products, in development only. A build writes these files in
 * scripts/build/pictures.ts.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const diagram = allDiagrams().find((each) => diagramFile(each) === file);
  const scenes = productScenes();
  const svg = diagram ? diagramSvg(diagram) : scenes.address.endsWith(file) && scenes.svg;
  if (!svg) return new Response('No such diagram', { status: 404 });
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
