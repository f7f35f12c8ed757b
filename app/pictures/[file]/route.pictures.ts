import { cached } from '#lib/build-cache';
import { scalePicture } from '#lib/content/markdown/picture-files';
import { allPictureVariants } from '#lib/content/pages/assets';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return allPictureVariants().map(({ file }) => ({ file: file.replace('pictures/', '') }));
}

/** One file of a picture beside a text. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const variant = allPictureVariants().find((each) => each.file === `pictures/${file}`);
  if (!variant) return new Response('No such picture', { status: 404 });
  const bytes = await cached(['photo', JSON.stringify(variant)], () => scalePicture(variant));
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': `image/${variant.format}` },
  });
}
