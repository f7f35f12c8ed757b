import { drawPicture } from '#lib/art/picture';
import { pictureOf } from '#lib/art/subjects';
import { allArtAssets } from '#lib/content/art-assets';
import { once } from '#lib/content/once';
import { artFile } from '#lib/site/art-path';
import { toRender } from '#lib/site/kept';

export const dynamic = 'force-static';
export const dynamicParams = false;

const pieces = once(
  () => new Map(allArtAssets().map((piece) => [artFile(piece.subject, piece.frame), piece])),
);

export const generateStaticParams = () =>
  toRender([...pieces().keys()], (file) => `art/${file}`).map((file) => ({ file }));

/** One thread picture as SVG. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const piece = pieces().get((await params).file);
  if (!piece) return new Response('No such picture', { status: 404 });
  return new Response(drawPicture(pictureOf(piece.subject, piece.frame)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
