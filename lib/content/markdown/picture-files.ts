import '#server-only';

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';

import { contentPath, contentRoot } from '../load/content-folder';
import { ContentError } from '../load/problem';
import type { PictureLink, PictureSet } from './pictures';
import { slugOf } from './slug';

/** A picture file of content/. */
export interface PictureFile {
  /** Path from the content folder, e.g. `blog/loom.jpg`. */
  source: string;
  /** First 10 characters of the SHA-256 of the file, in hex. */
  hash: string;
  /** Size in pixels as shown, so after a rotation that the file asks for. */
  width: number;
  height: number;
}

/** One file that a build makes of a picture. */
export interface PictureVariant {
  /** Path below out/, with a hash of the content, e.g. `pictures/loom.1f2e3d4c5b-960.avif`. */
  file: string;
  picture: PictureFile;
  format: 'avif' | 'jpeg' | 'png';
  /** Pixels. */
  width: number;
}

/** Widths of the files in pixels, for screens with one to two pixels per CSS pixel. */
const widths = [480, 960, 1440];

/** Path of a picture from the content folder. @param file - content file that names it */
export const pictureSource = (file: string, link: PictureLink) =>
  path.posix.join(path.posix.relative(contentPath(), path.posix.dirname(file)), link.path);

/** Types that all browsers show, as image-size names them. */
const shownTypes = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp'];

/**
 * Reads a picture and its size.
 *
 * @throws Error if the file does not exist, or if browsers do not show it under its name
 */
export function openPicture(file: string) {
  const bytes = readFileSync(file);
  const { width, height, orientation = 1, type = '' } = imageSize(bytes);
  if (!shownTypes.includes(type) || (type === 'svg') !== file.endsWith('.svg')) {
    throw new Error(`${file} has the type ${type}`);
  }
  return { bytes, width, height, orientation };
}

/**
 * Reads the size and the hash of a picture.
 *
 * @throws Error as `openPicture`
 */
export function readPicture(source: string): PictureFile {
  const { bytes, width, height, orientation } = openPicture(path.join(contentRoot(), source));
  // EXIF orientations from 5 on are turned by 90 degrees.
  const turned = orientation >= 5;
  return {
    source,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 10),
    width: turned ? height : width,
    height: turned ? width : height,
  };
}

/**
 * The files of a picture: AVIF in several widths, never larger than the original, and one file for
 * programs that do not read AVIF.
 */
export function pictureVariants(picture: PictureFile): PictureVariant[] {
  const smaller = widths.filter((width) => width < picture.width);
  const all = smaller.length < widths.length ? [...smaller, picture.width] : smaller;
  // File systems have names of up to 255 bytes.
  const name = slugOf(path.parse(picture.source).name).slice(0, 70) || 'picture';
  const stem = `pictures/${name}.${picture.hash}`;
  // Screenshots and drawings stay sharp and may be transparent as PNG.
  const isPng = picture.source.toLowerCase().endsWith('.png');
  const width = all[1] ?? picture.width;
  return [
    ...all.map((each) => ({
      ...{ picture, format: 'avif' as const, width: each },
      file: `${stem}-${each}.avif`,
    })),
    {
      ...{ picture, format: isPng ? 'png' : 'jpeg', width },
      file: `${stem}-${width}.${isPng ? 'png' : 'jpg'}`,
    },
  ];
}

/** Addresses of the files of a picture. */
export function pictureSet(picture: PictureFile): PictureSet {
  const variants = pictureVariants(picture);
  const srcset = variants.slice(0, -1).map(({ file, width }) => `/${file} ${width}w`);
  return {
    srcset: srcset.join(', '),
    src: `/${variants.at(-1)?.file}`,
    width: picture.width,
    height: picture.height,
  };
}

/**
 * Scales a picture of a text and converts it, with the colors of sRGB and without what a camera
 * records, such as the place.
 *
 * @throws ContentError if a part of the file is missing or damaged
 */
export async function scalePicture(variant: PictureVariant): Promise<Buffer> {
  const file = contentPath(variant.picture.source);
  try {
    return await scaled(variant);
  } catch (error) {
    const message = `the picture can not be read: ${error instanceof Error ? error.message : error}`;
    const fix = 'export it again as JPEG or PNG';
    throw new ContentError([{ file, line: 1, field: 'picture', message, fix }]);
  }
}

async function scaled({ picture, width, format }: PictureVariant): Promise<Buffer> {
  const bytes = await readFile(path.join(contentRoot(), picture.source));
  const small = sharp(bytes).rotate().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return small.avif({ quality: 55 }).toBuffer();
  if (format === 'png') return small.png({ palette: true }).toBuffer();
  return small.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
