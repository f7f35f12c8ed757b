import { zipSync } from 'fflate';

import type { Draft } from './draft';
import { filePath, postFile } from './file';
import type { LocalPicture } from './pictures';

/** A file to download. */
export interface Download {
  name: string;
  file: Blob;
}

/** Path of a picture from the project root. */
export const picturePath = ({ path }: Pick<LocalPicture, 'path'>) => `content/blog/${path}`;

/** The file of a post, or an archive with it and its pictures, with paths from the project root. */
export async function postDownload(
  draft: Draft,
  pictures: readonly LocalPicture[],
): Promise<Download> {
  const text = postFile(draft);
  if (pictures.length === 0) {
    return { name: `${draft.id}.md`, file: new Blob([text], { type: 'text/markdown' }) };
  }
  const post = { [filePath(draft.id)]: new TextEncoder().encode(text) };
  return { name: `${draft.id}.zip`, file: await archive(pictures, post) };
}

/** One picture, or an archive of several, to attach to a proposal. */
export async function pictureDownload(
  draft: Draft,
  pictures: readonly LocalPicture[],
): Promise<Download> {
  const [only] = pictures;
  if (only && pictures.length === 1) return { name: only.path, file: only.file };
  return { name: `${draft.id}-pictures.zip`, file: await archive(pictures, {}) };
}

async function archive(
  pictures: readonly LocalPicture[],
  files: Readonly<Record<string, Uint8Array>>,
): Promise<Blob> {
  const bytes = await Promise.all(
    pictures.map(
      async (picture): Promise<[string, Uint8Array]> => [
        picturePath(picture),
        new Uint8Array(await picture.file.arrayBuffer()),
      ],
    ),
  );
  // Pictures are compressed already.
  const zip = zipSync({ ...files, ...Object.fromEntries(bytes) }, { level: 0 });
  return new Blob([new Uint8Array(zip)], { type: 'application/zip' });
}
