import { notFound } from 'next/navigation';
import { cached } from '#lib/build-cache';
import { site } from '#lib/content/collections/site';
import { changedOnly } from '#lib/content/pages/unchanged-routes';
import { shareCardsByFile } from '#lib/seo/share-cards';
import { shareImage } from '#lib/seo/share-image';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  changedOnly([...shareCardsByFile().keys()], (file) => `/og/${file}`).map((file) => ({ file }));

/** The share image of one page. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const card = shareCardsByFile().get(file);
  if (!card) notFound();
  const { name } = site();
  const png = await cached(['share', JSON.stringify(card), name], () => shareImage(card, name));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
