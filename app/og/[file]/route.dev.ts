import { site } from '#lib/content/collections/site';
import { shareCards, shareFile } from '#lib/seo/share-cards';
import { shareImage } from '#lib/seo/share-image';

/**
 * The share image of one page, in development only. A build writes these files in
 * scripts/build/pictures.ts.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = shareCards().find(({ path }) => shareFile(path) === file);
  if (!card) return new Response('No such picture', { status: 404 });
  const png = await shareImage(card, site().name);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
