import { notFound } from 'next/navigation';
import { drawPicture } from 'thread-art/picture';

import { cachedSync } from '#lib/build-cache';
import { artAssetsByFile, drawingOf } from '#lib/content/pages/assets';
import { changedOnly } from '#lib/content/pages/unchanged-routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  changedOnly([...artAssetsByFile().keys()], (file) => `/art/${file}`).map((file) => ({ file }));

/** One thread picture. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const asset = artAssetsByFile().get(file);
  if (!asset) notFound();
  const drawing = drawingOf(asset);
  const svg = cachedSync(['art', JSON.stringify(drawing)], () =>
    Buffer.from(drawPicture(...drawing)),
  );
  return new Response(new Uint8Array(svg), { headers: { 'Content-Type': 'image/svg+xml' } });
}
