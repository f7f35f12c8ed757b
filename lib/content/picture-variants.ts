import { blog } from './collections/blog';
import { whitepapers } from './collections/whitepapers';
import { inspectOnce } from './markdown-cache';
import { type PictureVariant, pictureSource, pictureVariants, readPicture } from './picture-files';
import { pictureLink } from './picture-set';

/** Every file that a build makes of the pictures beside published texts, each once. */
export function allPictureVariants(): PictureVariant[] {
  const variants = [...blog.all(), ...whitepapers.all()].flatMap(({ file, body }) =>
    inspectOnce(body).images.flatMap(({ url, paired }) => {
      const link = pictureLink(url);
      if (!link) return [];
      const picture = readPicture(pictureSource(file, link));
      // Pictures in one paragraph are shown side by side, at half of the width.
      return pictureVariants(picture, paired ? 'half' : link.size);
    }),
  );
  return [...new Map(variants.map((variant) => [variant.file, variant])).values()];
}
