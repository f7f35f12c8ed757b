import '#server-only';

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ParsedFile } from '../load/content-file';
import { contentPath, contentRoot } from '../load/content-folder';
import type { Problem } from '../load/problem';
import { problemsInFile } from '../markdown/markdown';
import { inspectOnce } from '../markdown/markdown-cache';
import { pictureSource, readPicture } from '../markdown/picture-files';
import { pictureExtensions, pictureLink } from '../markdown/pictures';
import { didYouMean } from './nearest';
import { blockedPicture, type Finding, notReadable, undescribed } from './picture-findings';

/** Checks the pictures of a text: descriptions, and the files beside it. */
export function checkPictures({ file, source }: ParsedFile): Problem[] {
  const problems = inspectOnce(source.body).images.flatMap(({ url, alt, line, paired }) => {
    const found = [alt.trim() === '' && undescribed(url), findProblem(file, url, paired)];
    return found.flatMap((each) => (each ? { file, line, field: 'body', ...each } : []));
  });
  return problemsInFile(problems, { file, bodyLine: source.bodyLine });
}

/** The first mistake in the address or the file of a picture beside a text. */
function findProblem(file: string, url: string, paired: boolean): Finding | undefined {
  const link = pictureLink(url);
  if (!link) return blockedPicture(url);
  const folder = path.posix.dirname(file);
  const shown = contentPath(pictureSource(file, link));
  if (!shown.startsWith(`${folder}/`)) {
    const fix = `put the file into ${folder}/ or a folder in it, and write ./ and its name`;
    return { message: `${shown} is outside of ${folder}/`, fix };
  }
  const [, mark] = url.split('#');
  if (mark !== undefined && mark !== 'wide' && mark !== 'half') {
    return { message: `unknown size "#${mark}"`, fix: 'write #wide, #half, or nothing' };
  }
  if (!pictureExtensions.test(link.path)) {
    const message = `${link.path} is no JPEG, PNG, WebP or AVIF`;
    return { message, fix: 'save it as one of these' };
  }
  const source = pictureSource(file, link);
  const full = path.join(contentRoot(), source);
  if (!existsSync(full)) {
    const message = `file not found: ${shown}`;
    const fix = `put the file at ${shown} or correct the path`;
    const similar = picturesIn(path.dirname(full));
    const alike = similar.find((name) => alikeOf(name) === alikeOf(path.basename(full)));
    if (alike)
      return { message, fix: `rename ${alike}: a letter or space in it only looks the same` };
    return { message, fix: didYouMean(path.basename(link.path), similar, fix) };
  }
  try {
    const { width, height } = readPicture(source);
    const least = paired || link.size === 'half' ? 360 : 720;
    if (Math.max(width, height) > most) {
      const fix = `scale it down to at most ${most} pixels`;
      return { message: `the picture has ${width} × ${height} pixels, which is too large`, fix };
    }
    if (width >= least) return undefined;
    const message = `the picture has ${width} × ${height} pixels, which is too small for its place`;
    return { message, fix: `use one that is at least ${least} pixels wide` };
  } catch {
    return notReadable(shown);
  }
}

/** Most pixels on a side of an AVIF file. */
const most = 16_384;

/** A name with ordinary spaces and composed letters: macOS writes others. */
const alikeOf = (name: string) => name.normalize('NFKC');

const picturesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => pictureExtensions.test(name)) : [];
