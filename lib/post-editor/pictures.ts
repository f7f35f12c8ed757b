import { maxBytes, maxPixels, minWidths, type PictureResolver } from '../content/picture-set';
import type { StoredPost } from './post';

/** A picture that was dropped on a text. */
export interface LocalPicture {
  /** Path from content/blog. */
  path: string;
  file: Blob;
  /** Data URL of a small copy, which the content policy allows in the preview. */
  preview: string;
  /** Pixels. */
  width: number;
  height: number;
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

export const pictureTypes = Object.keys(extensions);

/**
 * File name of a picture in content/blog: lower-case words joined by hyphens.
 *
 * @param taken - names that other pictures have
 */
export function pictureName(name: string, type: string, taken: ReadonlySet<string>): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const named = (count: number) =>
    `${stem || 'picture'}${count > 1 ? `-${count}` : ''}.${extensions[type] ?? 'jpg'}`;
  let count = 1;
  while (taken.has(named(count))) count += 1;
  return named(count);
}

/** Why a file can not be a picture of a post, with the limits of the content check. */
export function fileProblem({ type, size }: Pick<Blob, 'type' | 'size'>): string | undefined {
  if (!(type in extensions)) return 'it is no JPEG, PNG, WebP or AVIF. Save it as one of these.';
  if (size <= maxBytes) return undefined;
  return `it has ${(size / 1_000_000).toFixed(1)} MB, more than ${maxBytes / 1_000_000} MB. Scale it down, for example to 2400 pixels in width.`;
}

/** Why a picture has no fitting size. */
export function sizeProblem({
  width,
  height,
}: {
  width: number;
  height: number;
}): string | undefined {
  const found = `it has ${width} × ${height} pixels`;
  if (width < minWidths.half) return `${found}. Use one that is at least ${minWidths.text} wide.`;
  if (Math.max(width, height) <= maxPixels) return undefined;
  return `${found}, more than ${maxPixels} on a side. Scale it down.`;
}

/** Finds the pictures of a text for the preview: dropped ones first, then published ones. */
export const previewPictures =
  (dropped: readonly LocalPicture[], posts: readonly StoredPost[]): PictureResolver =>
  ({ path }) => {
    const local = dropped.find((picture) => picture.path === path);
    if (!local) return posts.find(({ pictures }) => pictures?.[path])?.pictures?.[path];
    const { preview, width, height } = local;
    return { sources: [], src: preview, width, height };
  };
