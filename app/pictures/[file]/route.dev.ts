import { allPictureVariants } from '#lib/content/picture-variants';
import { scalePicture } from '#lib/content/scale-picture';

/**
 * One file of a picture beside a text, in development only. A build writes these files in
 * scripts/build/pictures.ts.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const variant = allPictureVariants().find((each) => each.file === `pictures/${file}`);
  if (!variant) return new Response('No such picture', { status: 404 });
  return new Response(new Uint8Array(await scalePicture(variant)), {
    headers: { 'Content-Type': `image/${variant.format}` },
  });
}
