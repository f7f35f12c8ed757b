import { drawPicture } from 'thread-art/picture';
import { artFile } from '#lib/art/art-path';
import { pictureOf } from '#lib/art/subjects';
import { allArtAssets } from '#lib/content/art-assets';

/**
 * One thread picture, in development only. A build writes these files in scripts/build/pictures.ts.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const asset = allArtAssets().find(({ subject, frame }) => artFile(subject, frame) === file);
  if (!asset) return new Response('No such picture', { status: 404 });
  return new Response(drawPicture(pictureOf(asset.subject, asset.frame)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
