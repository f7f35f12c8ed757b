import { notFound } from 'next/navigation';

import { cached } from '#lib/build-cache';
import { scalePicture } from '#lib/content/markdown/picture-files';
import { pictureVariantsByFile } from '#lib/content/pages/assets';
import { staticParams } from '#lib/content/pages/static-params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => staticParams('/pictures/[file]');

/** One file of a picture beside a text. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const variant = pictureVariantsByFile().get(`pictures/${file}`);
  if (!variant) notFound();
  const bytes = await cached(['photo', JSON.stringify(variant)], () => scalePicture(variant));
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': `image/${variant.format}` },
  });
}
