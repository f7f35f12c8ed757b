import '#server-only';

import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { contentRoot } from './collection';
import type { ContentFile } from './inspect-all';
import { inspectOnce } from './markdown-cache';
import { nearest } from './nearest';
import { pictureSource, readPicture } from './picture-files';
import {
  maxBytes,
  maxPixels,
  minWidths,
  type PictureSize,
  pictureExtensions,
  pictureLink,
} from './picture-set';
import type { Problem } from './problem';

type Finding = Pick<Problem, 'message' | 'fix'>;

/** Checks the pictures of a text: descriptions, and the files beside it. */
export function checkPictures({ file, source }: Pick<ContentFile, 'file' | 'source'>): Problem[] {
  return inspectOnce(source.body).images.flatMap(({ url, alt, line, paired }) => {
    const found = alt.trim() === '' ? [noDescription(url)] : [];
    const wrong = findProblem(file, url, paired);
    return [...found, ...(wrong ? [wrong] : [])].map((each) => ({
      ...{ file, line: line + source.bodyLine - 1, field: 'body' },
      ...each,
    }));
  });
}

const noDescription = (url: string): Finding => ({
  message: 'the picture has no description',
  fix: `write what it shows between the brackets, for those who do not see it: ![…](${url})`,
});

/** The first mistake in the address or the file of a picture beside a text. */
function findProblem(file: string, url: string, paired: boolean): Finding | undefined {
  const link = pictureLink(url);
  if (!link) return undefined;
  const folder = path.posix.dirname(file);
  const shown = `content/${pictureSource(file, link)}`;
  if (!shown.startsWith(`${folder}/`)) {
    const fix = `put the file into ${folder}/ or a folder in it, and write ./ and its name`;
    return { message: `${shown} is outside of ${folder}/`, fix };
  }
  const [, mark] = url.split('#');
  if (mark !== undefined && mark !== 'wide' && mark !== 'half') {
    return { message: `unknown size "#${mark}"`, fix: 'write #wide, #half, or nothing' };
  }
  if (!pictureExtensions.test(link.path)) {
    return {
      message: `${link.path} is no JPEG, PNG, WebP or AVIF`,
      fix: 'save it as one of these',
    };
  }
  const full = path.join(contentRoot(), pictureSource(file, link));
  if (!existsSync(full)) {
    const similar = nearest(path.basename(link.path), picturesIn(path.dirname(full)));
    const fix = `put the file at ${shown} or correct the path`;
    return {
      message: `file not found: ${shown}`,
      fix: similar ? `did you mean "${similar}"? P${fix.slice(1)}` : fix,
    };
  }
  return findFileProblem(full, pictureSource(file, link), paired ? 'half' : link.size);
}

const picturesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => pictureExtensions.test(name)) : [];

/** What makes a file unfit for its place. */
function findFileProblem(full: string, source: string, size: PictureSize): Finding | undefined {
  const smaller = `scale it down, for example to 2400 pixels in width`;
  const { size: bytes } = statSync(full);
  if (bytes > maxBytes) {
    const limit = `${maxBytes / 1_000_000} MB`;
    return {
      message: `the file has ${(bytes / 1_000_000).toFixed(1)} MB, more than ${limit}`,
      fix: smaller,
    };
  }
  try {
    const { width, height } = readPicture(source);
    const found = `the picture has ${width} × ${height} pixels`;
    if (Math.max(width, height) > maxPixels) {
      return { message: `${found}, more than ${maxPixels} on a side`, fix: smaller };
    }
    if (width < minWidths[size]) {
      const half =
        size === 'half' || width < minWidths.half ? '' : ', or show it smaller with #half';
      const fix = `use one that is at least ${minWidths[size]} pixels wide${half}`;
      return { message: `${found}, which is too small for its place`, fix };
    }
    return undefined;
  } catch {
    const fix = 'export it again as JPEG or PNG';
    return { message: `content/${source} can not be read as a picture`, fix };
  }
}
