import '#server-only';

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

import { contentRoot } from './collection';
import type { PictureVariant } from './picture-files';

/**
 * Scales a picture of a text and converts it, with the colors of sRGB and without what a camera
 * records, such as the place.
 */
export async function scalePicture({ picture, width, format }: PictureVariant): Promise<Buffer> {
  const bytes = await readFile(path.join(contentRoot(), picture.source));
  const scaled = sharp(bytes).rotate().resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return scaled.avif({ quality: 55 }).toBuffer();
    case 'webp':
      return scaled.webp({ quality: 78 }).toBuffer();
    case 'png':
      return scaled.png({ palette: true }).toBuffer();
    case 'jpeg':
      return scaled
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
  }
}
