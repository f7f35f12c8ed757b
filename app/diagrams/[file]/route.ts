import { notFound } from 'next/navigation';
import { diagramFile, diagramSvg } from 'thread-art/diagram/figure';

import { blog } from '#lib/content/collections/blog';
import { whitepapers } from '#lib/content/collections/whitepapers';
import { inspectOnce } from '#lib/content/markdown-cache';

export const dynamic = 'force-static';
export const dynamicParams = false;

const allDiagrams = () =>
  [...blog.all(), ...whitepapers.all()].flatMap(({ body }) => inspectOnce(body).diagrams);

export const generateStaticParams = () =>
  allDiagrams().map((diagram) => ({ file: diagramFile(diagram) }));

/** The drawings of a diagram in an article. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const diagram = allDiagrams().find((each) => diagramFile(each) === file);
  if (!diagram) notFound();
  return new Response(diagramSvg(diagram), { headers: { 'Content-Type': 'image/svg+xml' } });
}
