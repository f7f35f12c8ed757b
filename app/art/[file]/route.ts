import { notFound } from 'next/navigation';
import { drawPicture } from 'thread-art/picture';

import { pictureOf } from '#lib/art/pictures';
import { cachedSync } from '#lib/build-cache';
import { drawingTheme } from '#lib/content/brand/drawing-theme';
import { artAssetsByFile } from '#lib/content/pages/assets';
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
  const picture = pictureOf(asset.subject, asset.frame);
  const { palette } = drawingTheme();
  const svg = cachedSync(['art', JSON.stringify([picture, palette])], () =>
    Buffer.from(drawPicture(picture, palette)),
  );
  return new Response(new Uint8Array(svg), { headers: { 'Content-Type': 'image/svg+xml' } });
}
