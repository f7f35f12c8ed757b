import { site } from '#lib/content/collections/site';
import { shareCards } from '#lib/seo/share-cards';
import { shareFaces } from '#lib/seo/share-faces';
import { drawShareImage } from '#lib/seo/share-image';
import { shareFile } from '#lib/seo/share-path';
import { sharePng } from '#lib/seo/share-png';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  shareCards().map(({ path }) => ({ file: shareFile(path) }));

/** The picture that one page is shared with. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = shareCards().find(({ path }) => shareFile(path) === file);
  if (!card) return new Response('No such picture', { status: 404 });
  const { svg, inks } = drawShareImage(card, site().name, shareFaces());
  const png = await sharePng(svg, inks);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
