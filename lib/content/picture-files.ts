import '#server-only';

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';

import { contentRoot, fileVersion } from './collection';
import {
  type PictureLink,
  type PictureSet,
  type PictureSize,
  pictureExtensions,
} from './picture-set';

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
  format: PictureFormat;
  /** Pixels. */
  width: number;
}

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** Folder of the files of pictures below out/, which browsers may keep forever. */
export const picturesFolder = 'pictures';

/** Widths of the files in pixels, for screens with one to two pixels per CSS pixel. */
const widths: Readonly<Record<PictureSize, readonly number[]>> = {
  text: [480, 960, 1440],
  wide: [640, 1280, 1920],
  half: [360, 720],
};

const extensions: Readonly<Record<PictureFormat, string>> = {
  avif: 'avif',
  webp: 'webp',
  jpeg: 'jpg',
  png: 'png',
};

/** Path of a picture from the content folder. @param file - content file that names it */
export const pictureSource = (file: string, link: PictureLink) =>
  path.posix.join(path.posix.dirname(file).replace(/^content\//, ''), link.path);

const known = new Map<string, { version: string; picture: PictureFile }>();

/**
 * Reads the size and the hash of a picture; once, until the file changes.
 *
 * @throws Error if the file does not exist or is no picture
 */
export function readPicture(source: string): PictureFile {
  const file = path.join(contentRoot(), source);
  const version = `${file} ${fileVersion(file)}`;
  const read = known.get(source);
  if (read?.version === version) return read.picture;
  const bytes = readFileSync(file);
  const { width, height, orientation = 1 } = imageSize(bytes);
  // EXIF orientations from 5 on are turned by 90 degrees.
  const turned = orientation >= 5;
  const picture: PictureFile = {
    source,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 10),
    width: turned ? height : width,
    height: turned ? width : height,
  };
  known.set(source, { version, picture });
  return picture;
}

/** The files of a picture in one size of the page. Never larger than the original. */
export function pictureVariants(picture: PictureFile, size: PictureSize): PictureVariant[] {
  const most = Math.max(...widths[size]);
  const fitting = widths[size].filter((width) => width < picture.width);
  const all = picture.width <= most ? [...fitting, picture.width] : fitting;
  const stem = path
    .parse(picture.source)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const variant = (format: PictureFormat, width: number) => ({
    ...{ picture, format, width },
    file: `${picturesFolder}/${stem}.${picture.hash}-${width}.${extensions[format]}`,
  });
  // Screenshots and drawings stay sharp and may be transparent as PNG.
  const fallback = picture.source.toLowerCase().endsWith('.png') ? 'png' : 'jpeg';
  const middle = all[Math.min(1, all.length - 1)] ?? picture.width;
  return [
    ...(['avif', 'webp'] as const).flatMap((format) => all.map((width) => variant(format, width))),
    variant(fallback, middle),
  ];
}

/** Addresses of the files of a picture. */
export function pictureSet(picture: PictureFile, size: PictureSize): PictureSet {
  const variants = pictureVariants(picture, size);
  const srcset = (format: PictureFormat) =>
    variants
      .filter((variant) => variant.format === format)
      .map(({ file, width }) => `/${file} ${width}w`)
      .join(', ');
  return {
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcset: srcset(format),
    })),
    src: `/${variants.at(-1)?.file}`,
    width: picture.width,
    height: picture.height,
  };
}

/** Paths of all pictures in a folder of the content, from that folder. */
export function picturesOf(folder: string): string[] {
  const full = path.join(contentRoot(), folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => pictureExtensions.test(name))
    .sort();
}
