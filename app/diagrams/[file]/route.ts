import path from 'node:path';
import { notFound } from 'next/navigation';
import { diagramSvg } from 'thread-art/diagram/figure';
import { drawingTheme } from '#lib/content/brand/drawing-theme';
import { diagramsByFile, productScenes } from '#lib/content/pages/assets';

export const dynamic = 'force-static';
export const dynamicParams = false;

const scenesFile = () => path.posix.basename(productScenes().address);

export const generateStaticParams = () =>
  [...diagramsByFile().keys(), scenesFile()].map((file) => ({ file }));

/** The drawing of one diagram, or those of all products at work. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const diagram = diagramsByFile().get(file);
  const svg = diagram
    ? diagramSvg(diagram, drawingTheme())
    : file === scenesFile() && productScenes().svg;
  if (!svg) notFound();
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}
