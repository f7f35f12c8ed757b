import { site } from '#lib/content/collections/site';
import { once } from '#lib/content/once';
import { shareCards } from '#lib/seo/share-cards';
import { shareFaces } from '#lib/seo/share-faces';
import { drawShareImage } from '#lib/seo/share-image';
import { shareFile } from '#lib/seo/share-path';
import { sharePng } from '#lib/seo/share-png';
import { toRender } from '#lib/site/kept';

export const dynamic = 'force-static';
export const dynamicParams = false;

const cards = once(() => new Map(shareCards().map((card) => [shareFile(card.path), card])));

export const generateStaticParams = () =>
  toRender([...cards().keys()], (file) => `og/${file}`).map((file) => ({ file }));

/** The picture that one page is shared with. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const card = cards().get((await params).file);
  if (!card) return new Response('No such picture', { status: 404 });
  const { svg, inks } = drawShareImage(card, site().name, shareFaces());
  const png = await sharePng(svg, inks);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
