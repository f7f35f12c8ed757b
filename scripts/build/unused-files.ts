import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { demos } from '#lib/content/collections/demos';
import { film } from '#lib/content/collections/film';
import { contentRoot } from '#lib/content/load/content-folder';

/** URL paths of the files below a folder of public/. */
const filesOf = (folder: string): string[] =>
  existsSync(path.join('public', folder))
    ? readdirSync(path.join('public', folder)).map((name) => `/${folder}/${name}`)
    : [];

/** All text files of the content, one after the other. */
const contentText = (): string =>
  readdirSync(contentRoot(), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md)$/.test(name))
    .map((name) => path.join(contentRoot(), name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/**
 * Files of public/ that belong to content which this site does not have: the film, the pictures of
 * demos, and documents that no text names.
 *
 * @returns their URL paths
 */
export function unusedFiles(): string[] {
  const texts = contentText();
  const isUsed = (file: string) => texts.includes(file);
  const ids = new Set(demos.valid().map(({ id }) => id));
  const idOf = (file: string) => /([^/.]+?)(?:-dark)?\./.exec(file)?.[1] ?? '';
  return [
    ...(film.valid() ? [] : filesOf('media').filter((file) => !isUsed(file))),
    ...filesOf('images/demos').filter(
      (file) => !ids.has(idOf(file)) && idOf(file) !== 'placeholder' && !isUsed(file),
    ),
    ...filesOf('documents').filter((file) => !isUsed(file)),
  ];
}
