import { drawPicture, type Picture } from 'thread-art/picture';
import { cached, isCached } from '#lib/build-cache';
import type { PictureVariant } from '#lib/content/picture-files';
import { scalePicture } from '#lib/content/scale-picture';
import type { ShareCard } from '#lib/seo/share-cards';
import { shareImage } from '#lib/seo/share-image';

/** A picture file and all data that it is drawn from, except code. */
export type PictureJob =
  | { file: string; kind: 'art'; picture: Picture }
  | { file: string; kind: 'share'; card: ShareCard; siteName: string }
  | ({ kind: 'photo' } & PictureVariant);

const keyOf = ({ file: _, ...drawnFrom }: PictureJob) => [JSON.stringify(drawnFrom)];

/** Whether the cache has the picture. */
export const isDrawn = (job: PictureJob) => isCached(keyOf(job));

/** Draws one picture, or takes it from the cache. */
export function makePicture(job: PictureJob): Promise<Uint8Array> {
  return cached(keyOf(job), async () => {
    if (job.kind === 'photo') return scalePicture(job);
    if (job.kind === 'art') return Buffer.from(drawPicture(job.picture));
    return shareImage(job.card, job.siteName);
  });
}
