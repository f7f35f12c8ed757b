import { drawPicture } from '#lib/art/picture';
import { pictureOf } from '#lib/art/subjects';
import { allPieces } from '#lib/content/pieces';
import { artFile } from '#lib/site/art-path';

/** One thread picture. A build makes these files itself (scripts/build/pictures.ts). */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const piece = allPieces().find(({ subject, frame }) => artFile(subject, frame) === file);
  if (!piece) return new Response('No such picture', { status: 404 });
  return new Response(drawPicture(pictureOf(piece.subject, piece.frame)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
